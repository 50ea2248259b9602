import type { PagesFile, SiteFile } from '../../../src/content/types.gen.ts'
import type { Doc, Path } from '../../../src/validation/types.ts'
import type { Draft } from '../honest/draft.ts'
import {
  otherList,
  type Place,
  placesOf,
  type Random,
  replaced,
  reworded,
  someEdit,
} from '../honest/generated.ts'

/** Changes a draft and returns what it did. */
type Damage = (draft: Draft, random: Random) => string

/** Values of a wrong type or form. */
export const WRONG = [
  null,
  '',
  ' ',
  'yok',
  '2026-02-30',
  '+90 212',
  '1.500',
  0,
  -1,
  1.5,
  true,
  [],
  {},
]

/** Placeholders of some texts, of none, and misspelt ones. */
const SLOTS = [
  ...['site', 'clinic', 'district', 'city', 'count', 'time', 'foo'].map((name) => `{{${name}}}`),
  ...['{{ site }}', '{{Site}}', '{{sıte}}', '{{site, upper}}', '{{- site}}', '{{{site}}}'],
  ...['{site}', '{{site', 'site}}', '$t(menu)', '{'],
]

/** Addresses that are taken, impossible or fine. */
const ADDRESSES = [
  ...['', 'x', '/', '//x', '/x/', '/../x', '/a b', '/x?y', '/x#y', '/%zz', '/%2e'],
  ...['/og.jpg', '/404.html', '/manifest.webmanifest', '/404', '/index', '/data', '/media/x'],
  ...['/en', '/EN', '/en/prices', '/ar', '/de/x', '/tr', '/kadromuz', '/Kadromuz', '/en-kadromuz'],
  ...[`/${'a'.repeat(300)}`, `/${'ş'.repeat(150)}`, `/${'x/'.repeat(2500)}x`],
  ...['/hakkimizda', '/yeni-sayfa', '/yeni/sayfa', '/Ünlü-Sözler', '/2027'],
]

const LANGUAGES = ['de', 'en', 'EN', 'ar', 'tr', 'en-GB', 'EN-gb', 'fr', 'en-a1', 'zz']

/** Damages a draft in a random way. About half of the sites are accepted by the validator. */
export function damage(draft: Draft, random: Random): string {
  const one = () => random.oneOf(random.oneOf([values, values, addresses, pairs, pairs]))
  const count = random.oneOf([1, 1, 1, 2])
  return Array.from({ length: count }, () => one()(draft, random)).join('; ')
}

/** Changes one value that `fits`. */
const change =
  (
    does: string,
    fits: (place: Place) => boolean,
    other: (value: never, random: Random) => unknown,
  ): Damage =>
  (draft, random) => {
    const doc = someDoc(draft, random)
    const places = innerPlaces(doc).filter(fits)
    if (places.length === 0) return 'does nothing'
    const { path, value } = random.oneOf(places)
    const now = other(value as never, random)
    draft.writeValue(doc.file, put(doc.value, path, now))
    return `${does} ${nameOf(doc, path)}: ${JSON.stringify(now)?.slice(0, 120)}`
  }

/** Content more often than texts and translations, which are many. */
function someDoc(draft: Draft, random: Random): Doc {
  const kind = random.oneOf(['content', 'content', 'locale', 'translation', 'translation'])
  return random.oneOf(draft.docs.filter(({ role }) => role.kind === kind))
}

const nameOf = ({ file }: Doc, path: Path) => `${path.join('/')} of ${file}`
const innerPlaces = (doc: Doc) => placesOf(doc).filter(({ path }) => path.length > 0)

/** As `replaced`; undefined removes an item of a list without a gap. */
function put(value: unknown, path: Path, other: unknown): unknown {
  const around = path.slice(0, -1)
  const list = around.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value)
  if (other !== undefined || !Array.isArray(list)) return replaced(value, path, other)
  return replaced(value, around, list.toSpliced(Number(path.at(-1)), 1))
}

const isAny = () => true
const isText = ({ value }: Place) => typeof value === 'string'
const isList = ({ value }: Place) => Array.isArray(value) && value.length > 0

const values: Damage[] = [
  (draft, random) => {
    const [does, edit] = someEdit(draft, random)
    edit(draft)
    return does
  },
  change('drops', isAny, () => undefined),
  change('retypes', isAny, (_value, random) => random.oneOf(WRONG)),
  change('empties', isAny, (value) =>
    typeof value === 'string' ? '' : Array.isArray(value) ? [] : {},
  ),
  change('repeats in', isList, (list: unknown[], random) => [...list, random.oneOf(list)]),
  change('changes', isList, (list: unknown[], random) => otherList(list, random)),
  change('rewords', isText, (text: string, random) => reworded(text, random)),
  change('rewords', isText, (text: string, random) => reworded(text, random)),
  change('puts a placeholder in', isText, withSlot),
  change('puts a placeholder in', isText, withSlot),
  exchange,
  renameKey,
]

function withSlot(text: string, random: Random): string {
  const slot = random.oneOf(SLOTS)
  const ways = [`${text} ${slot}`, `${slot} ${text}`]
  for (const other of [slot, '']) ways.push(text.replace(/\{\{[^}]*\}\}/, () => other))
  return random.oneOf(ways)
}

/** Exchanges two values of the same name. */
function exchange(draft: Draft, random: Random): string {
  const doc = someDoc(draft, random)
  const one = random.oneOf(innerPlaces(doc))
  const isLike = ({ path }: Place) => path.at(-1) === one.path.at(-1)
  const other = random.oneOf(innerPlaces(doc).filter(isLike))
  const half = replaced(doc.value, one.path, other.value)
  draft.writeValue(doc.file, replaced(half, other.path, one.value))
  return `exchanges ${nameOf(doc, one.path)} and ${other.path.join('/')}`
}

function renameKey(draft: Draft, random: Random): string {
  const doc = someDoc(draft, random)
  const { path, value } = random.oneOf(innerPlaces(doc))
  const key = random.oneOf(['id', 'title', 'text', `${path.at(-1)}s`])
  const without = put(doc.value, path, undefined)
  draft.writeValue(doc.file, replaced(without, [...path.slice(0, -1), key], value))
  return `renames ${nameOf(doc, path)} to ${key}`
}

const addresses: Damage[] = [
  /** A page of the clinic's own language. */
  editPages('moves', ({ pages }, random) => {
    random.oneOf(pages).path = random.oneOf(ADDRESSES)
  }),
  /** A page of a further language. */
  (draft, random) => {
    const code = random.oneOf(['en', 'ar'])
    const file = `locales/${code}/content/pages.json`
    const entries: Record<string, Record<string, string>> = JSON.parse(draft.textOf(file))
    const key = random.oneOf(Object.keys(entries).filter((key) => key.endsWith('.path')))
    const address = random.oneOf([...ADDRESSES, entries['pages.staff.path']?.[code] ?? ''])
    Object.assign(entries[key] ?? {}, { [code]: address })
    draft.writeValue(file, entries)
    return `moves ${key} of ${file} to ${address.slice(0, 60)}`
  },
]

function editPages(does: string, edit: (file: PagesFile, random: Random) => void): Damage {
  return (draft, random) => {
    draft.change('pages', (file) => edit(file, random))
    return `${does} a page`
  }
}

/** Takes a page out of the menus. */
function takeOut({ menus }: PagesFile, id: string): void {
  for (const menu of Object.values(menus)) {
    const others = menu.filter(({ page }) => page !== id)
    menu.splice(0, menu.length, ...others)
  }
}

const editLanguages =
  (edit: (languages: NonNullable<SiteFile['languages']>, random: Random) => void): Damage =>
  (draft, random) => {
    let codes = ''
    draft.change('site', ({ languages = [] }) => {
      edit(languages, random)
      codes = languages.map(({ code }) => code).join()
    })
    return `lists ${codes}`
  }

const pairs: Damage[] = [
  renameEverywhere,
  renameEverywhere,
  removeEverywhere,
  inBothLanguages,
  inBothLanguages,
  editPages('turns off', (file, random) => {
    const page = random.oneOf(file.pages)
    page.off = true
    takeOut(file, page.id)
  }),
  editPages('takes out of the menus', (file, random) => takeOut(file, random.oneOf(file.pages).id)),
  editPages('moves a section to', ({ pages }, random) => {
    const from = random.oneOf(pages)
    const [section] = from.sections.splice(random.between(0, from.sections.length - 1), 1)
    if (section) random.oneOf(pages).sections.push(section)
  }),
  editPages('exchanges addresses of', ({ pages }, random) => {
    const [one, other] = [random.oneOf(pages), random.oneOf(pages)]
    ;[one.path, other.path] = [other.path, one.path]
  }),
  editLanguages((languages, random) =>
    languages.push({ code: random.oneOf(LANGUAGES), abroad: random.oneOf([true, false]) }),
  ),
  editLanguages((languages, random) =>
    Object.assign(random.oneOf(languages), { code: random.oneOf(LANGUAGES) }),
  ),
  editLanguages((languages) => languages.reverse()),
  (draft, random) => {
    const name = random.oneOf(['prices', 'testimonials', 'statistics', 'map'] as const)
    draft.change('clinic', ({ sections }) => Object.assign(sections, { [name]: false }))
    return `switches ${name} off`
  },
  (draft, random) => {
    const doc = random.oneOf(draft.docs.filter(({ role }) => role.kind === 'translation'))
    draft.writeValue(doc.file, {})
    return `empties ${doc.file}`
  },
]

/** An id of a record and every mention of it, in keys of translations too. */
function renameEverywhere(draft: Draft, random: Random): string {
  const id = someId(draft, random)
  const other = random.oneOf([`${id}-2`, `${id}-2`, 'contact', 'x', 'content', '404', 'en'])
  const whole = new RegExp(`(?<![\\w/-])${id}(?![\\w-])`, 'g')
  for (const { file, text, role } of draft.docs)
    if (role.kind !== 'locale') draft.write(file, text.replaceAll(whole, other))
  return `renames ${id} to ${other} everywhere`
}

/** A record and every section, entry and mention of it. */
function removeEverywhere(draft: Draft, random: Random): string {
  const id = someId(draft, random)
  const isGone = (value: unknown) =>
    value === id || ['id', 'page', 'record'].some((key) => Reflect.get(Object(value), key) === id)
  const rid = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((item) => !isGone(item)).map(rid)
    if (typeof value !== 'object' || value === null) return value
    const kept = Object.entries(value).filter(([key, member]) => key === 'id' || member !== id)
    return Object.fromEntries(kept.map(([key, member]) => [key, rid(member)]))
  }
  for (const { file, value, role } of draft.docs)
    if (role.kind === 'content') draft.writeValue(file, rid(value))
  return `removes ${id} everywhere`
}

function someId({ docs }: Draft, random: Random): string {
  const content = docs.filter(({ role }) => role.kind === 'content')
  const ids = content.flatMap(placesOf).filter(({ path }) => path.at(-1) === 'id')
  return String(random.oneOf(ids).value)
}

/** A placeholder in a text and its translation. */
function inBothLanguages(draft: Draft, random: Random): string {
  const isTranslation = ({ role }: Doc) => role.kind === 'translation'
  const doc = random.oneOf(draft.docs.filter(isTranslation))
  const { language, own = '' } = doc.role
  const entries: Record<string, Record<string, string>> = JSON.parse(doc.text)
  const key = random.oneOf(Object.keys(entries))
  const entry = entries[key] ?? {}
  const slot = random.oneOf(SLOTS)
  for (const code of [own, language]) entry[code] = `${entry[code]} ${slot}`
  draft.writeValue(doc.file, entries)
  return `writes ${slot} into both texts of ${key} of ${doc.file}`
}
