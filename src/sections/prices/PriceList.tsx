import { useRef } from 'react'
import { prices } from '../../content'
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '../../ui/Accordion'
import { PriceTable } from './PriceTable'
import { useOpenPanels } from './useOpenPanels'

const ids = prices.categories.map(({ id }) => id)

/** The price categories as panels, all closed at first, any number open at once. */
export function PriceList() {
  const accordion = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useOpenPanels(accordion, ids)
  return (
    <Accordion ref={accordion} type="multiple" value={open} onValueChange={setOpen}>
      {prices.categories.map((category) => (
        <AccordionItem
          key={category.id}
          value={category.id}
          id={category.id}
          data-record={`prices/${category.id}`}
        >
          <AccordionTrigger Heading="h2">{category.title}</AccordionTrigger>
          <AccordionContent>
            <PriceTable category={category} />
          </AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  )
}
