/** Replaces `%NAME%` in a document; unknown names stay. */
export const fillDocument = (html: string, values: Readonly<Record<string, string>>): string =>
  html.replace(/%([A-Z]+)%/g, (slot, name: string) => values[name] ?? slot)

/** A PNG in a web app manifest; `size` in pixels. */
export const manifestIcon = (src: string, size: number, purpose?: 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

type ManifestFacts = { name: string; lang: string; dir: string; home: string; paper: string }

/** The web app manifest of the site as JSON. `home`: path of the language's start page. */
export function webManifest({ name, lang, dir, home, paper }: ManifestFacts): string {
  const manifest = {
    name,
    short_name: name,
    lang,
    dir,
    start_url: home,
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      manifestIcon('/icon-192.png', 192),
      manifestIcon('/icon-512.png', 512),
      manifestIcon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
