import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SectionData } from '../../../content/sections'
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '../../../ui/Accordion'
import { buttonClass } from '../../../ui/button'
import { useOpenPanels, writeFragment } from '../../../ui/hooks/useOpenPanels'
import { CallLink } from '../site/CallLink'
import { Highlight } from './Highlight'
import styles from './NothingFound.module.css'
import { PriceTable } from './PriceTable'
import { PriceTools } from './PriceTools'
import { usePriceSearch } from './usePriceSearch'

/** The price categories as panels and the search in them. */
export function PriceList({ data }: { data: SectionData['prices'] }) {
  const { amounts, categories } = data
  const accordion = useRef<HTMLDivElement>(null)
  const ids = categories.map(({ id }) => id)
  const [open, setOpen] = useOpenPanels(accordion, ids)
  const { query, search, found, words } = usePriceSearch(categories, open, setOpen)
  const shown = found ? ids.filter((id) => found.has(id)) : ids
  const allOpen = shown.every((id) => open.includes(id))
  const toggleAll = () => {
    setOpen(allOpen ? open.filter((id) => !shown.includes(id)) : [...new Set([...open, ...shown])])
  }

  return (
    <div>
      <PriceTools
        query={query}
        onSearch={search}
        found={found}
        allOpen={allOpen && shown.length > 0}
        onToggleAll={toggleAll}
      />
      {found?.size === 0 && <NothingFound onClear={() => search('')} />}
      <Accordion
        ref={accordion}
        type="multiple"
        value={open}
        onValueChange={(now) => {
          writeFragment(open, now)
          setOpen(now)
        }}
      >
        {categories.map((category) => (
          <AccordionItem
            key={category.id}
            value={category.id}
            id={category.id}
            hidden={!shown.includes(category.id)}
            data-record={`prices/${category.id}`}
          >
            <AccordionTrigger Heading="h2">
              <Highlight text={category.title} words={words} />
            </AccordionTrigger>
            <AccordionContent>
              <PriceTable
                category={category}
                amounts={amounts}
                shown={found?.get(category.id)}
                words={words}
              />
            </AccordionContent>
          </AccordionItem>
        ))}
      </Accordion>
    </div>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('prices')
  return (
    <div className={styles.panel}>
      <p>{t('search.ask')}</p>
      <div className={styles.actions}>
        <CallLink />
        <button type="button" className={buttonClass('secondary')} onClick={onClear}>
          {t('search.clear')}
        </button>
      </div>
    </div>
  )
}
