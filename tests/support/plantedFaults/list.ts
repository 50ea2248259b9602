/**
 * Sixty one-line mistakes with consequences for users. `find` occurs once in `src/` and `scripts/`;
 * its white space matches any white space. `tests`: test files that should fail.
 */
export type PlantedFault = {
  /** What a user would suffer. */
  name: string
  area: 'site' | 'server' | 'desk' | 'editor' | 'validator'
  find: string
  replace: string
  tests: readonly string[]
}

const site: Omit<PlantedFault, 'area'>[] = [
  {
    name: 'The carousel turns every five seconds instead of three',
    find: 'INTERVAL_MS = 3000',
    replace: 'INTERVAL_MS = 5000',
    tests: ['site/carousel.test.tsx'],
  },
  {
    name: 'The carousel turns by itself for a visitor who prefers less motion',
    find: "choice ? choice === 'pause' : !motionAllowed",
    replace: "choice === 'pause'",
    tests: ['site/carousel.test.tsx'],
  },
  {
    name: 'The toast of success disappears after one and a half seconds',
    find: 'toastMs = 2500',
    replace: 'toastMs = 1500',
    tests: ['site/appointment.test.tsx'],
  },
  {
    name: 'A double click sends a request twice',
    find: 'event.preventDefault() if (busy.current) return const sent',
    replace: 'event.preventDefault()\n    const sent',
    tests: ['site/appointment.test.tsx'],
  },
  {
    name: 'A wrong field of the form is not reported as wrong to a screen reader',
    find: "'aria-invalid': error ? true : undefined,",
    replace: '',
    tests: ['site/appointment.test.tsx', 'appointment.spec.ts'],
  },
  {
    name: 'The focus is lost when the drawer closes',
    find: 'trigger.current?.focus({ preventScroll: true })',
    replace: 'undefined',
    tests: ['site/drawer.test.tsx'],
  },
  {
    name: 'The drawer opens again under the resting pointer after it was closed',
    find: "if (isOpen || !mayOpen.current || pointerType !== 'mouse'",
    replace: "if (isOpen || pointerType !== 'mouse'",
    tests: ['site/drawer.test.tsx'],
  },
  {
    name: 'What the header has no room for is nowhere',
    find: '(moved ?? [])',
    replace: '([] as typeof guidePages)',
    tests: ['site/header.test.tsx'],
  },
  {
    name: 'The focus stays on the link that was followed, and no new page is announced',
    find: "('main h1')?.focus({ preventScroll: true })",
    replace: "('main h1')",
    tests: ['navigation.spec.ts'],
  },
  {
    name: 'A visitor without scripts never sees a price',
    find: '@media (scripting: enabled) { .accordion:not([data-started]) { --rows: 0fr;',
    replace: '@media all {\n    .accordion:not([data-started]) {\n      --rows: 0fr;',
    tests: ['no-script.spec.ts', 'prices.spec.ts'],
  },
  {
    name: 'The figures count before the visitor has looked for a second',
    find: 'START_DELAY_MS = 1000',
    replace: 'START_DELAY_MS = 0',
    tests: ['site/statistics.test.tsx'],
  },
  {
    name: 'Every page names the home page as its canonical address',
    find: 'canonical: pageUrl(site, page),',
    replace: 'canonical: site.clinic.website,',
    tests: ['any/head.test.ts'],
  },
]

const server: Omit<PlantedFault, 'area'>[] = [
  {
    name: "Another site's page may send requests to the desk",
    find: "if (c.req.header('Origin') !== c.get('origin')) return",
    replace: "if (c.req.header('Origin') === undefined) return",
    tests: ['desk-access.test.ts'],
  },
  {
    name: 'A receptionist may do what only a manager may',
    find: "if (!rule.roles.includes(session.role)) return refuse(c, 'forbidden')",
    replace: '',
    tests: ['desk-access.test.ts'],
  },
  {
    name: 'A sign-in code opens the desk more than once',
    find: 'DELETE FROM once WHERE hash =',
    replace: 'UPDATE once SET value = value WHERE hash =',
    tests: ['desk-sign-in.test.ts'],
  },
  {
    name: 'Requests are kept a day longer than the clinic promises',
    find: 'const old = now - kept',
    replace: 'const old = now - kept - day',
    tests: ['server-retention.test.ts'],
  },
  {
    name: 'A retry of a form stores a second request',
    find: 'const key = idempotencyKey ?? null',
    replace: 'const key = null',
    tests: ['server-retry.test.ts'],
  },
  {
    name: 'One request more than the limit passes',
    find: 'times.length >= count',
    replace: 'times.length > count',
    tests: ['server-limits.test.ts'],
  },
  {
    name: 'A sender evades the limit by a header of his own',
    find: 'hops.at(-trustedProxies)',
    replace: 'hops.at(0)',
    tests: ['server-limits.test.ts'],
  },
  {
    name: 'Browsers may guess the type of a response',
    find: "'X-Content-Type-Options': 'nosniff',",
    replace: '',
    tests: ['server-endpoint.test.ts'],
  },
  {
    name: 'A spreadsheet evaluates what a stranger has typed',
    find: '[=+\\-@\\uFF1D',
    replace: '[=\\-@\\uFF1D',
    tests: ['requests.test.ts'],
  },
  {
    name: "A receptionist's save silently replaces a colleague's",
    find: 'results.settled.rowsAffected === 1',
    replace: 'row',
    tests: ['store-contract-desk.test.ts'],
  },
  {
    name: 'A failed mail is retried later than it should be',
    find: '2 ** (attempt - 1)',
    replace: '2 ** attempt',
    tests: ['server-mail.test.ts'],
  },
  {
    name: 'The page beside the form is refused by its own policy',
    find: "'frame-ancestors': [\"'self'\"],",
    replace: "'frame-ancestors': [\"'none'\"],",
    tests: ['editor.desktop.spec.ts'],
  },
]

const desk: Omit<PlantedFault, 'area'>[] = [
  {
    name: 'The focus is lost when the last request of a list is settled',
    find: "beside ?? row.closest('section')?.querySelector('h2')",
    replace: 'beside',
    tests: ['desk/keyboard-and-reader.test.tsx', 'desk-senses.desktop.spec.ts'],
  },
  {
    name: 'A letter typed into a note opens another form',
    find: "if (target.matches('input, select, textarea')) return",
    replace: '',
    tests: ['desk/board.test.tsx', 'desk-senses.desktop.spec.ts'],
  },
  {
    name: 'A new request is neither announced nor audible',
    find: 'board.newest > newest.current',
    replace: 'board.newest < newest.current',
    tests: ['desk/arrival.test.tsx'],
  },
  {
    name: 'Locking one tab leaves patients on the screen of the others',
    find: "tabs.send({ kind: 'over' })",
    replace: "tabs.send({ kind: 'live', live: true })",
    tests: ['desk/board.test.tsx'],
  },
  {
    name: 'A dead connection is shown as live for minutes',
    find: 'silence = 25_000',
    replace: 'silence = 250_000',
    tests: ['desk/connection.test.tsx', 'desk-app.desktop.spec.ts'],
  },
  {
    name: 'One arrival rings in every tab',
    find: 'if (!lock) return',
    replace: '',
    tests: ['desk/arrival.test.tsx'],
  },
  {
    name: 'A receptionist who saves too late does not read about the conflict',
    find: 'onForm({ ...form, draft, conflict: other })',
    replace: 'onForm({ ...form, draft })',
    tests: ['desk/two-people.test.tsx'],
  },
  {
    name: 'Deletion fails when re-authentication is required',
    find: "errorCode(fault) !== 'unproven'",
    replace: "errorCode(fault) !== 'unauthorised'",
    tests: ['desk/person.test.tsx'],
  },
  {
    name: 'The count stays on the icon of a locked app',
    find: 'void navigator.clearAppBadge?.().catch(() => undefined)',
    replace: '',
    tests: ['desk/connection.test.tsx', 'desk-app.desktop.spec.ts'],
  },
  {
    name: 'The link of an invitation stays in the address bar and the history',
    find: "if (token) history.replaceState(null, '', location.pathname)",
    replace: '',
    tests: ['desk/invitation.test.tsx', 'desk-entrance.desktop.spec.ts'],
  },
  {
    name: 'The deletion day of a request is shown a day too early',
    find: 'Math.ceil((Date.parse(expiresAt) - now)',
    replace: 'Math.floor((Date.parse(expiresAt) - now)',
    tests: ['desk-expires.test.ts'],
  },
  {
    name: "An appointment begins a minute late in the calendar's file",
    find: 'start: new Date(start)',
    replace: 'start: new Date(start + 60_000)',
    tests: ['desk-papers.test.ts'],
  },
]

const editor: Omit<PlantedFault, 'area'>[] = [
  {
    name: 'A written value deletes a character of its neighbour',
    find: 'text.slice(0, offset) + written + text.slice(offset + length)',
    replace: 'text.slice(0, offset) + written + text.slice(offset + length + 1)',
    tests: ['editor-text.test.ts'],
  },
  {
    name: 'Changes are lost when a draft is rebased onto a newer site',
    find: '([, { before, after }]) => !isSame(before, after)',
    replace: '([, { before, after }]) => isSame(before, after)',
    tests: ['editor-versions.test.ts'],
  },
  {
    name: 'A single conflict is not detected',
    find: 'open.length > 0) return { open }',
    replace: 'open.length > 1) return { open }',
    tests: ['editor-versions.test.ts'],
  },
  {
    name: 'A raised price is always rounded down',
    find: 'Math.round(exact / unit)',
    replace: 'Math.floor(exact / unit)',
    tests: ['editor-prices.test.ts'],
  },
  {
    name: 'Enter does not lead to the next price',
    find: "(event.key === 'Enter' && !event.shiftKey)",
    replace: "(event.key === 'Enter' && event.ctrlKey)",
    tests: ['editor/prices.test.tsx'],
  },
  {
    name: 'Two tabs write over each other',
    find: 'tabs.postMessage(written)',
    replace: 'void written',
    tests: ['editor/draft.test.tsx'],
  },
  {
    name: 'An added photo is lost after a reload',
    find: 'pictures: Object.fromEntries(named)',
    replace: 'pictures: {}',
    tests: ['editor/pictures.test.tsx'],
  },
  {
    name: 'A confirmed warning requires confirmation each time',
    find: 'JSON.stringify(all.slice(-MOST))',
    replace: 'JSON.stringify(all.slice(MOST))',
    tests: ['editor/prices.test.tsx'],
  },
  {
    name: 'A record that waits in a proposal is edited in another draft',
    find: 'if (!form.waitingAt(props.path)) return',
    replace: 'if (form) return',
    tests: ['editor/proposals.test.tsx'],
  },
  {
    name: 'A published doctor who is renamed loses the id other records use',
    find: '|| form.isPublished(id)) return form',
    replace: ') return form',
    tests: ['editor/records.test.tsx', 'editor-start.desktop.spec.ts'],
  },
  {
    name: "The version an editor chose is replaced by the site's",
    find: "chosen.get(String(index)) === 'draft'",
    replace: "chosen.get(String(index)) === 'mine'",
    tests: ['editor/versions.test.tsx'],
  },
  {
    name: 'A click on the preview leads to no field',
    find: 'if (place) onPress(place)',
    replace: '',
    tests: ['editor/preview.test.tsx', 'editor.desktop.spec.ts'],
  },
]

const validator: Omit<PlantedFault, 'area'>[] = [
  {
    name: 'A mistake is reported a line above its own',
    find: 'let line = 1',
    replace: 'let line = 0',
    tests: ['formats.test.ts', 'fixes.test.ts'],
  },
  {
    name: 'A fix of several lines repeats the line after it',
    find: 'after.slice(first, after.length - same)',
    replace: 'after.slice(first, after.length - same + 1)',
    tests: ['fixes.test.ts'],
  },
  {
    name: 'A fix introduces a new mistake',
    find: 'if (left.some(',
    replace: 'if (left.every(',
    tests: ['fixes.test.ts', 'refusals.test.ts'],
  },
  {
    name: 'A price with one figure for both ends is refused',
    find: 'min <= max) continue',
    replace: 'min < max) continue',
    tests: ['warnings.test.ts'],
  },
  {
    name: 'A misspelt word is not recognised',
    find: 'folded.length < 4 ? 0 : folded.length < 7 ? 1 : 2',
    replace: '0',
    tests: ['refusals.test.ts', 'fixes.test.ts'],
  },
  {
    name: "The clinic's name in Turkish capitals is not recognised",
    find: '(text: string) => text.toLocaleLowerCase(language)',
    replace: '(text: string) => text.toLowerCase()',
    tests: ['refusals.test.ts'],
  },
  {
    name: 'One is counted as a plural',
    find: 'new Intl.PluralRules(language).select(count)',
    replace: "'other'",
    tests: ['validation/languages.test.ts', 'command.test.ts'],
  },
  {
    name: 'The last days of a month are refused',
    find: ', month, 0)).getUTCDate()',
    replace: ', month - 1, 0)).getUTCDate()',
    tests: ['formats.test.ts', 'refusals.test.ts'],
  },
  {
    name: 'A fix turns 1.500 into 1',
    find: "whole.replace(/\\D/g, '')",
    replace: 'Number.parseInt(whole, 10)',
    tests: ['formats.test.ts', 'fixes.test.ts'],
  },
  {
    name: 'A text without its placeholder is published',
    find: '!slots.some((slot) => slot.name === name)',
    replace: '!slots.some((slot) => slot.name !== name)',
    tests: ['refusals.test.ts'],
  },
  {
    name: 'A weekday that is written twice is accepted',
    find: '!time || !other || overlap(time, other)',
    replace: '!time || !other',
    tests: ['refusals.test.ts'],
  },
  {
    name: 'The change report computes a rise from the new price',
    find: '(after - before) / Math.abs(before)',
    replace: '(after - before) / Math.abs(after)',
    tests: ['change-report.test.ts'],
  },
]

const areas = { site, server, desk, editor, validator }

export const plantedFaults: readonly PlantedFault[] = Object.entries(areas).flatMap(
  ([area, faults]) => faults.map((each) => ({ ...each, area: area as PlantedFault['area'] })),
)
