import type { Changes } from '../../../src/editor/contract/validatorMessages.ts'
import { utf8 } from '../../../src/validation/media/bytes.ts'
import { folderTree } from '../../../src/validation/node/folderTree.ts'
import { Draft } from '../honest/draft.ts'
import type { Random } from '../honest/generated.ts'
import { writtenEdits } from '../honest/written/index.ts'
import { damage } from '../promise/damage.ts'

/** Characters that are typed or pasted by mistake; the empty one deletes a character or changes nothing. */
const SIGNS = [
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

/** Changes to the clinic below `root`, which has two further languages: valid edits, mistakes, damage. */
export function* someSites(root: string, count: number, random: Random): Iterable<Changes> {
  const draft = new Draft(root)
  const others = otherFiles(root)
  const wild = [edited, edited, edited, edited, broken, broken, several, movedFile, media, media]
  for (let at = 0; at < count; at += 1) {
    draft.reset()
    const [, edit] = (at % 2 === 0 && writtenEdits[at / 2]) || []
    edit?.(draft)
    yield edit ? changed() : random.oneOf(wild)()
  }

  function changed(): Changes {
    return new Map(draft.changed.map(({ file, text }) => [file, bytesOf(text)]))
  }

  function edited(): Changes {
    damage(draft, random)
    return changed()
  }

  /** A file with one character damaged. */
  function broken(): Changes {
    const { file, text } = random.oneOf(draft.docs)
    return new Map([[file, bytesOf(damagedText(text, random))]])
  }

  function several(): Changes {
    return new Map([...edited(), ...broken()])
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

/** The media and public files. */
function otherFiles(root: string): string[] {
  const tree = folderTree(root)
  const below = (folder: string): string[] =>
    (tree.list(folder) ?? []).flatMap(({ name, kind }) =>
      kind === 'folder' ? below(`${folder}/${name}`) : [`${folder}/${name}`],
    )
  return [...below('content/media'), ...below('public')]
}
