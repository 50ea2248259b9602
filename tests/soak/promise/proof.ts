import { engineFolder } from '../../../scripts/engine/identity.cjs'
import { prerenderDirectly } from '../../../scripts/publish/prerender.ts'
import { publish } from '../../../scripts/publish/publish.ts'
import { folderTree } from '../../../src/validation/node/folderTree.ts'
import type { FileTree } from '../../../src/validation/types.ts'
import { validateSite } from '../../../src/validation/validateSite.ts'
import { removeFolder, writeFiles } from '../../support/folders.ts'
import type { VisitorSite } from '../../support/siteData.ts'
import { siteRenderer } from '../honest/siteRenderer.ts'
import { must, type Proof, type Sizes } from '../proof.ts'
import { damagedSites, promiseClinic } from './damagedSites.ts'
import { brokenData, openSite } from './publishable.ts'

/** Accepted sites that are really published. */
const PUBLISHED = 50

export const promiseProof: Proof = {
  name: 'promise',
  claim: 'a damaged site is refused, or everything of it can be published',
  async run({ seed = 20261207, rounds = 2000 }: Sizes) {
    const site = await siteRenderer()
    const engine = engineFolder()
    const root = promiseClinic()
    try {
      let [accepted, published] = [0, 0]
      const broken: string[] = []
      for (const { does, tree, changes } of damagedSites(root, rounds, seed)) {
        if (validateSite(tree).faults.length > 0) continue
        accepted += 1
        try {
          const [fault] = await faultsOf(tree, site)
          must(fault === undefined, fault ?? '')
          if (published === PUBLISHED || accepted % 12 > 0) continue
          await publishOnce(root, engine, changes)
          published += 1
        } catch (error) {
          broken.push(`${does}\n  ${error instanceof Error ? error.message : error}`)
        }
      }
      must(
        broken.length === 0,
        `${broken.length} of ${accepted} accepted sites are broken:\n${broken.join('\n')}`,
      )
      must(accepted * 3 >= rounds, `only ${accepted} of ${rounds} sites were accepted`)
      return `${accepted} of ${rounds} damaged sites accepted, none broken, ${site.count()} pages rendered, ${published} sites published (seed ${seed})`
    } finally {
      removeFolder(root)
    }
  },
}

type Renderer = Awaited<ReturnType<typeof siteRenderer>>

/** What visitors of an accepted site would meet. Rejects if a part of it cannot be computed. */
async function faultsOf(tree: FileTree, site: Renderer): Promise<string[]> {
  const languages = openSite(tree, site.open)
  return [...brokenData(languages), ...(await brokenPages(languages, site))]
}

/** Placeholders and links of the rendered pages that lead nowhere. */
async function brokenPages(languages: readonly VisitorSite[], site: Renderer): Promise<string[]> {
  const pages = new Map<string, Awaited<ReturnType<Renderer['render']>>>()
  for (const language of languages)
    for (const id of language.pages) {
      const path = language.content.pages.find((page) => page.id === id)?.path
      pages.set(path ?? `/${language.data.lang}/404`, await site.render(language, id))
    }
  return [...pages].flatMap(([path, { isRaw, links }]) => {
    const lost = links.filter((link) => {
      const { pathname, hash } = new URL(link, `https://clinic.example${encodeURI(path)}`)
      if (/^\/(?:assets|media|data)\/|\.\w+$/.test(pathname)) return false
      const to = pages.get(link.startsWith('#') ? path : decodeURI(pathname))
      return !to || (hash !== '' && !to.ids.has(decodeURIComponent(hash.slice(1))))
    })
    return [
      ...(isRaw ? [`${path} shows a placeholder`] : []),
      ...lost.map((link) => `${path} links to ${link}`),
    ]
  })
}

/** Publishes the damaged site in its folder, and takes the damage back. */
async function publishOnce(
  root: string,
  engine: string,
  changes: ReadonlyMap<string, string>,
): Promise<void> {
  const before = new Map([...changes].map(([file]) => [file, folderTree(root).read(file)]))
  writeFiles(root, Object.fromEntries(changes))
  try {
    await publish({
      engine,
      contentDir: root,
      clinicDir: root,
      isServed: true,
      prerender: prerenderDirectly,
      onStep() {},
    })
  } finally {
    writeFiles(root, Object.fromEntries(before))
  }
}
