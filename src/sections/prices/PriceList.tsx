import { useRef } from 'react'
import { prices } from '../../content'
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '../../ui/Accordion'
import { useOpenPanels } from '../../ui/useOpenPanels'
import { Marked } from './Marked'
import { NothingFound } from './NothingFound'
import { PriceTable } from './PriceTable'
import { PriceTools } from './PriceTools'
import { usePriceSearch } from './usePriceSearch'

const ids = prices.categories.map(({ id }) => id)

/** The price categories as panels, all closed at first, any number open at once, and what finds in them. */
export function PriceList() {
  const accordion = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useOpenPanels(accordion, ids)
  const { query, search, found, words } = usePriceSearch(open, setOpen)
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
      <Accordion ref={accordion} type="multiple" value={open} onValueChange={setOpen}>
        {prices.categories.map((category) => (
          <AccordionItem
            key={category.id}
            value={category.id}
            id={category.id}
            hidden={!shown.includes(category.id)}
            data-record={`prices/${category.id}`}
          >
            <AccordionTrigger Heading="h2">
              <Marked text={category.title} words={words} />
            </AccordionTrigger>
            <AccordionContent>
              <PriceTable category={category} shown={found?.get(category.id)} words={words} />
            </AccordionContent>
          </AccordionItem>
        ))}
      </Accordion>
    </div>
  )
}
