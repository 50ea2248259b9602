import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { clinicDir, distDir } from '../../../scripts/publish/paths.ts'
import { howToInstallCaddy, startCaddy } from '../../support/caddy.ts'
import { withFolder } from '../../support/folders.ts'
import {
  type Address,
  type Answer,
  ask,
  freePort,
  type Host,
  isInstalled,
  startHost,
} from '../../support/host.ts'
import { hasBrotli, startNginx, startPlainNginx } from '../../support/nginx.ts'
import { startServer } from '../../support/serverProcess.ts'
import { languages, paths } from '../../support/sitePaths.ts'
import { findBrowser, withChromium } from '../../support/testCommand/browser.ts'
import { findTool } from '../../support/tools.ts'
import { must, mustBeBuilt, type Proof } from '../proof.ts'
import { examine, type Manners } from './examine.ts'

const full: Manners = {
  pages: 'at once',
  aliases: 'redirected',
  ownErrorPage: true,
  ownErrorPages: true,
  headers: true,
  brotli: true,
}

/** Compares the responses of real servers for the built site with the capabilities of each. */
export const hostingProof: Proof = {
  name: 'hosting',
  claim: 'real servers respond correctly for every page, alias, file and error',
  run: () => withFolder('hosting', examineHosts),
}

/** What a server without any configuration does. */
const plain: Manners = {
  pages: 'after a slash',
  aliases: 'unknown',
  ownErrorPage: false,
  ownErrorPages: false,
  headers: false,
  brotli: false,
}

async function examineHosts(folder: string): Promise<string> {
  mustBeBuilt()
  const running: Pick<Host, 'stop'>[] = []
  const told: string[] = []
  const keep = <H extends Pick<Host, 'stop'>>(host: H): H => {
    running.push(host)
    return host
  }
  const tell = async (name: string, host: Address, manners: Manners, more = '') =>
    told.push(`${name}: ${await examine(host, distDir, manners)} answers${more}`)

  try {
    const server = startServer(clinicDir, { DATA_DIR: join(folder, 'requests'), TRUST_PROXY: '1' })
    keep({ stop: async () => void (await server.stopped('SIGTERM')) })
    const endpoint = await server.ready()
    await tell('own server', { origin: endpoint }, full)

    let caddy: Host | undefined
    if (isInstalled('caddy')) {
      const upstream = new URL(endpoint).host
      const started = await startCaddy(folder, { dist: distDir, upstream })
      caddy = keep(started)
      await tell('caddy', caddy, full)
      await askThroughProxy(caddy)
      const unencrypted = await ask({ origin: started.unencrypted }, '/randevu?a=b')
      must(
        unencrypted.headers.location === 'https://localhost/randevu?a=b',
        `unencrypted: ${unencrypted.status} ${unencrypted.headers.location}`,
      )
    } else told.push(`caddy: NOT INSTALLED, not tested (${howToInstallCaddy})`)

    if (isInstalled('nginx')) {
      const nginx = keep(await startNginx(folder, { dist: distDir, endpoint }))
      const brotli = hasBrotli()
      await tell('nginx', nginx, { ...full, brotli }, brotli ? '' : ' (no brotli module)')
      await askThroughProxy(nginx)
      await server.stopped('SIGTERM')
      await askWithoutServer(nginx)
      if (caddy) await askWithoutServer(caddy)
      const plainNginx = keep(await startPlainNginx(folder, distDir))
      await tell('plain nginx', plainNginx, { ...plain, ownErrorPage: true })
      told.push(await followScript(plainNginx))
    } else told.push('nginx: NOT INSTALLED, not tested')

    if (isInstalled('python3')) {
      const port = await freePort()
      const command = ['python3', '-m', 'http.server', `${port}`, '--bind', '127.0.0.1']
      const python = { origin: `http://127.0.0.1:${port}` }
      await tell('python', keep(await startHost(python, command, { cwd: distDir })), plain)
    } else told.push('python: NOT INSTALLED')

    told.push(await askCloudflare(keep))
  } finally {
    for (const host of running) await host.stop()
  }
  return told.join('\n      ')
}

/** Responses through a proxy carry each header once. */
async function askThroughProxy(proxy: Address): Promise<void> {
  const { status, headers } = await ask(proxy, '/api/health')
  must(status === 200, `/api/health was answered ${status}`)
  must(headers['cache-control'] === 'no-store', `/api: kept ${headers['cache-control']}`)
  const policy = String(headers['content-security-policy'])
  must(/^default-src 'none'; base/.test(policy) && !policy.includes(','), `/api: ${policy}`)
  const style = readdirSync(join(distDir, 'assets')).find((file) => file.endsWith('.br'))
  const hidden = [
    '_headers',
    '_redirects',
    '_nginx/headers.conf',
    '_nginx/unavailable.html',
    '.env',
  ]
  for (const path of [...hidden, '/_headers', 'randevu/index.html.br', `assets/${style}`])
    must((await ask(proxy, `/${path}`)).status === 404, `/${path} is published`)
  const other = await ask(proxy, '/randevu', { Host: 'mercan.example' })
  must(
    other.headers.location === 'https://localhost/randevu',
    'another host name is not redirected',
  )
  const sizeable = { 'Content-Length': '100000', Accept: 'text/html' }
  const big = await ask(proxy, '/api/randevus', sizeable, 'POST')
  must(big.status === 413, `100 KB were answered ${big.status}`)
  mustOfferPhone(big)
  const draft = ['/yonetim/api/editor/proposals', {}, 'POST', Buffer.alloc(1_700_000)] as const
  const { status: received } = await ask(proxy, ...draft)
  must(received !== 413, `a draft with a picture was answered ${received}`)
}

/** Without the server, a proxy shows the clinic's own error page. */
async function askWithoutServer(proxy: Address): Promise<void> {
  const gone = await ask(proxy, '/api/randevus', {}, 'POST')
  must(gone.status === 502, `without a server the proxy answered ${gone.status}`)
  mustOfferPhone(gone)
}

function mustOfferPhone({ status, headers, body }: Answer): void {
  must(body.includes('href="tel:'), `the proxy's ${status} has no phone number`)
  const policy = String(headers['content-security-policy'])
  must(
    /^default-src 'none'; style-src '(sha256-|unsafe-inline)/.test(policy),
    `${status}: ${policy}`,
  )
  must(headers['cache-control'] === 'no-store', `${status}: kept ${headers['cache-control']}`)
}

/** On a host without redirects for aliases, the script of the error page redirects. */
async function followScript({ origin }: Address): Promise<string> {
  if (!findBrowser()) return 'NO BROWSER: the script of the error page is not tested'
  const typed = ['/hakkimizda', '/FIYAT-LISTESI', '/ileti\u0073\u0327im/']
  const folders = languages.slice(1).map(({ language }) => `/${language.toLowerCase()}/`)
  const addresses = Object.values(paths).map((path) => encodeURI(path))
  const isPage = ({ pathname }: URL) => addresses.includes(pathname.replace(/(.)\/$/, '$1'))
  await withChromium(async (browser) => {
    const page = await browser.newPage()
    for (const spelling of typed) {
      await page.goto(`${origin}${spelling}`)
      await page.waitForURL(isPage, { timeout: 15_000 })
    }
    for (const folder of folders) {
      await page.goto(`${origin}${folder}yok`)
      await page.waitForURL(`${origin}${folder}404.html`, { timeout: 15_000 })
    }
  })
  return `plain nginx: in a browser the error page redirects ${typed.length} of ${typed.length} aliases, and to those of ${folders.length} languages`
}

/** Cloudflare Pages as wrangler runs it on this machine. */
async function askCloudflare(keep: (host: Host) => Host): Promise<string> {
  const wrangler = findTool('.bin/wrangler')
  if (!wrangler)
    return 'Cloudflare Pages: NOT ASKED, wrangler is in no PROVE_TOOLS (docs/operations.md)'
  const port = await freePort()
  const command = [wrangler, 'pages', 'dev', distDir, `--port=${port}`, '--ip=127.0.0.1']
  const env = {
    ...process.env,
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  }
  const cwd = process.env.PROVE_TOOLS
  const dated = [...command, '--compatibility-date=2025-01-01']
  const host = keep(await startHost({ origin: `http://127.0.0.1:${port}` }, dated, { cwd, env }))
  const count = await examine(host, distDir, {
    ...full,
    brotli: false,
    sameHeadersUnencrypted: true,
  })
  return `Cloudflare Pages (wrangler): ${count} answers`
}
