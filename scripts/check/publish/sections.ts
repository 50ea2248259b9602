import { placeOf, valueRange } from '../position.ts'
import type { Doc } from '../types.ts'
import { valueAt } from '../walk.ts'
import type { Task } from './task.ts'

const CLINIC = 'content/clinic.json'

/** Why the law looks at a section. The owner's lawyer decides; the switch is one word. */
const REASONS: Record<string, string> = {
  prices:
    'Fiyat listesi açık. Sağlık hizmetlerinde ücret ve kampanya duyurusu tanıtım yönetmeliğiyle sınırlanmıştır.',
  testimonials:
    'Hasta yorumları açık. Hastaların teşekkür ve övgülerinin tanıtımda kullanılması yönetmelikle sınırlanmıştır.',
  statistics:
    'Sayaçlar açık. Sayıya ve hacme dayanan üstünlük ifadeleri yönetmelikle sınırlanmıştır.',
}

export function sectionTasks(docs: ReadonlyMap<string, Doc>): Task[] {
  const clinic = docs.get(CLINIC)
  if (!clinic) return []
  return Object.entries(REASONS).flatMap(([name, reason]) => {
    const path = ['sections', name]
    if (valueAt(clinic.value, path) !== true) return []
    const { line } = placeOf(clinic.text, valueRange(clinic, path).offset)
    const place = `${CLINIC}:${line}`
    return [
      {
        blocks: false,
        group: 'sections',
        place,
        text: `${reason} Kapatmak için: "${name}": false`,
      },
    ]
  })
}
