import type { Changes } from '../../../src/editor/contract/validatorMessages.ts'
import { utf8 } from '../../../src/validation/media/bytes.ts'
import { folderTree } from '../../../src/validation/node/folderTree.ts'
import type { Doc } from '../../../src/validation/types.ts'
import { Draft } from '../honest/draft.ts'
import { placesOf, type Random, replaced, someEdit } from '../honest/generated.ts'
import { writtenEdits } from '../honest/written/index.ts'

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

/** Characters that are typed or pasted by mistake; the empty one deletes a character or changes nothing. */
export const SIGNS = [
  ...'",:{}[]\\/.0a1-+eEş“”\'`#&<\t\n\r ',
  '\u0000',
  '\u00A0',
  '\u200B',
  '\uFEFF',
  '\uFFFD',
  '😊',
  '//',
  '{{',
  '<<<<<<< a\n',
  '',
]

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Changes to the clinic below `root`: valid edits, mistakes, damage. */
export function* someSites(root: string, count: number, random: Random): Iterable<Changes> {
  const draft = new Draft(root)
  const others = otherFiles(root)
  const wild = [edited, edited, wrong, wrong, damaged, damaged, several, movedFile, media, media]
  for (let at = 0; at < count; at += 1) {
    draft.reset()
    const [, edit] = (at % 2 === 0 && writtenEdits[at / 2]) || []
    yield edit ? changesOf(draft, edit) : random.oneOf(wild)()
  }

  function edited(): Changes {
    const [, edit] = someEdit(draft, random)
    return changesOf(draft, edit)
  }

  /** A wrong or missing value. */
  function wrong(): Changes {
    const doc = random.oneOf(draft.docs)
    const { path } = random.oneOf(placesOf(doc))
    const value = replaced(doc.value, path, WRONG[random.between(0, WRONG.length)])
    return new Map([[doc.file, bytesOf(`${JSON.stringify(value ?? null, null, 2)}\n`)]])
  }

  function damaged(): Changes {
    const { file, text } = random.oneOf(draft.docs)
    return new Map([[file, bytesOf(damagedText(text, random))]])
  }

  function several(): Changes {
    return new Map([...damaged(), ...wrong(), ...edited()])
  }

  /** A deleted file, or one moved to a new name. */
  function movedFile(): Changes {
    const { file, text } = random.oneOf(draft.docs)
    const folder = random.oneOf(['', 'content/', 'content/media/', 'locales/', 'locales/tr/'])
    const name = random.oneOf([file.split('/').at(-1) ?? '', 'notlar.docx', 'yeni.json', 'a.jpg'])
    return new Map<string, Uint8Array | null>([
      [file, random.oneOf([null, bytesOf(text), bytesOf('')])],
      [`${folder}${name}`, bytesOf(text)],
    ])
  }

  /** An image, video, font or public file that is truncated, replaced, damaged or deleted. */
  function media(): Changes {
    const [file, other] = [random.oneOf(others), random.oneOf(others)]
    const read = (name: string) => new Uint8Array(folderTree(root).read(name))
    const bytes = random.oneOf([
      () => read(other),
      () => read(file).slice(0, random.between(0, 4000)),
      () => bytesOf(damagedText(utf8(read(file).slice(0, 20_000)), random)),
      () => bytesOf('version https://git-lfs.github.com/spec/v1\n'),
      () => null,
    ])()
    return new Map([[file, bytes], ...(random.between(0, 1) ? edited() : [])])
  }
}

/** The text with one character damaged. */
export function damagedText(text: string, random: Random): string {
  const place = random.between(0, text.length)
  return text.slice(0, place) + random.oneOf(SIGNS) + text.slice(place + random.between(0, 1))
}

function changesOf(draft: Draft, edit: (draft: Draft) => void): Changes {
  edit(draft)
  return new Map(draft.changed.map(({ file, text }: Doc) => [file, bytesOf(text)]))
}

/** The media and public files. */
function otherFiles(root: string): string[] {
  const tree = folderTree(root)
  const below = (folder: string): string[] =>
    (tree.list(folder) ?? []).flatMap(({ name, kind }) =>
      kind === 'folder' ? below(`${folder}/${name}`) : [`${folder}/${name}`],
    )
  return [...below('content/media'), ...below('public')]
}
