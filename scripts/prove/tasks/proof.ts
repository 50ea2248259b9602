import type { Browser } from '@playwright/test'
import { sessionCookie } from '../desk/sessions.ts'
import { type ServedEditor, withEditor } from '../editor/withEditor.ts'
import { must, type Proof } from '../proof.ts'
import { hand } from './hand.ts'
import { estimated } from './keystrokeLevel.ts'
import { portrait } from './portrait.ts'
import { type Task, tasks } from './tasks.ts'
import { words } from './words.ts'

/** No task may take a slow person longer, in seconds; what the machine takes is told beside it. */
const MOST = 180

export const tasksProof: Proof = {
  name: 'editor-tasks',
  claim:
    'a receptionist’s five tasks take three minutes each at most, by an estimate, and none speaks of the workshop',
  run: () =>
    withEditor(async (editor, browser) => {
      const told: string[] = []
      for (const task of tasks) told.push(await walked(task, editor, browser))
      return told.join('\n      ')
    }),
}

/** Walks a task to the sentence that the proposal was sent; resolves to what it took. */
async function walked(
  { name, walk }: Task,
  editor: ServedEditor,
  browser: Browser,
): Promise<string> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'tr-TR',
  })
  try {
    await context.addCookies([sessionCookie(await editor.session(`Ayşe, ${name}`, 'editor'))])
    const page = await context.newPage()
    const photo = await portrait(page)
    await page.goto(`${editor.origin}/yonetim#site`)
    const site = page.frameLocator('iframe:not([inert])')
    await site.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    const person = hand(page)
    const start = performance.now()
    await walk(person, page, photo)
    await person.see(page.getByText(words.faults.none))
    await person.press(page.getByRole('button', { name: words.draft.send }))
    await person.see(page.getByText(words.draft.sent))
    await person.press(page.getByRole('button', { name: words.draft.see }))
    const machine = (performance.now() - start) / 1000
    must(person.met.size === 0, `${name}: ${[...person.met].join(' | ')}`)
    const { presses, keys, scrolls } = person.acts
    const whole = estimated(person.acts)
    must(whole <= MOST, `${name} would take ${whole.toFixed(0)} s`)
    return `${name}: ${presses} presses, ${keys} keys, ${scrolls} screens scrolled: a slow person about ${whole.toFixed(0)} s; the machine ${machine.toFixed(1)} s`
  } finally {
    await context.close()
  }
}
