import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { clinicDir, distDir } from '../../../scripts/build/paths.ts'
import { languages, paths } from '../../../scripts/build/sitePaths.ts'
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
import { findBrowser } from '../../support/testCommand/browser.ts'
import { toolsFolder } from '../../support/tools.ts'
import { must, type Proof } from '../proof.ts'
import { examine, type Manners } from './examine.ts'

const full: Manners = {
  pages: 'at once',
  aliases: 'redirected',
  ownErrorPage: true,
  ownErrorPages: true,
  headers: true,
  brotli: true,
}

/** The built site on real servers: what each of them can do it does, to the last spelling. */
export const hostingProof: Proof = {
  name: 'hosting',
  claim: 'every page, spelling, file and error is answered as it should be by real servers',
  run: async () => {
    must(
      existsSync(join(distDir, '_headers')),
      'There is no built site. Run "npm run build" first.',
    )
    const folder = mkdtempSync(join(tmpdir(), 'mercan-hosting-'))
    const running: Pick<Host, 'stop'>[] = []
    const told: string[] = []
    const keep = <H extends Pick<Host, 'stop'>>(host: H): H => {
      running.push(host)
      return host
    }
    const tell = async (name: string, host: Address, manners: Manners, more = '') =>
      told.push(`${name}: ${await examine(host, distDir, manners)} answers${more}`)

    try {
      const server = startServer(clinicDir, { DATA_DIR: join(folder, 'requests') })
      keep({ stop: async () => void (await server.stopped('SIGTERM')) })
      const endpoint = await server.ready()
      await tell('own server', { origin: endpoint }, full)

      if (isInstalled('nginx')) {
        const nginx = keep(await startNginx(folder, { dist: distDir, endpoint }))
        const brotli = hasBrotli()
        await tell('nginx', nginx, { ...full, brotli }, brotli ? '' : ' (no brotli module)')
        await askThroughNginx(nginx)
        await server.stopped('SIGTERM')
        await askWithoutServer(nginx)
        const plain = keep(await startPlainNginx(folder, distDir))
        await tell('nginx without a word', plain, {
          ...full,
          pages: 'after a slash',
          aliases: 'unknown',
          ownErrorPages: false,
          headers: false,
          brotli: false,
        })
        told.push(await followScript(plain))
      } else told.push('nginx: NOT INSTALLED, nothing shown of it')

      if (isInstalled('python3')) {
        const port = await freePort()
        const command = ['python3', '-m', 'http.server', `${port}`, '--bind', '127.0.0.1']
        const python = { origin: `http://127.0.0.1:${port}` }
        await tell('python', keep(await startHost(python, command, { cwd: distDir })), {
          pages: 'after a slash',
          aliases: 'unknown',
          ownErrorPage: false,
          ownErrorPages: false,
          headers: false,
          brotli: false,
        })
      } else told.push('python: NOT INSTALLED')

      told.push(await askCloudflare(keep))
    } finally {
      for (const host of running) await host.stop()
      rmSync(folder, { recursive: true, force: true })
    }
    return told.join('\n      ')
  },
}

/** Responses through nginx carry each header once. */
async function askThroughNginx(nginx: Address): Promise<void> {
  const { status, headers } = await ask(nginx, '/api/health')
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
    must((await ask(nginx, `/${path}`)).status === 404, `/${path} is published`)
  const other = await ask(nginx, '/randevu', { Host: 'mercan.example' })
  must(other.headers.location === 'https://localhost/randevu', 'another name leads nowhere')
  const big = await ask(nginx, '/api/randevus', { 'Content-Length': '100000' }, 'POST')
  must(big.status === 413, `100 KB were answered ${big.status}`)
  mustSpeak(big)
}

/** Without the server, nginx shows the clinic's own error page. */
async function askWithoutServer(nginx: Address): Promise<void> {
  const gone = await ask(nginx, '/api/randevus', {}, 'POST')
  must(gone.status === 502, `without a server nginx answered ${gone.status}`)
  mustSpeak(gone)
}

function mustSpeak({ status, headers, body }: Answer): void {
  must(body.includes('href="tel:'), `nginx's ${status} names no telephone`)
  const policy = String(headers['content-security-policy'])
  must(policy.startsWith("default-src 'none'; style-src 'sha256-"), `${status}: ${policy}`)
  must(headers['cache-control'] === 'no-store', `${status}: kept ${headers['cache-control']}`)
}

/** Where a host knows no other spelling, the error page's script leads to the page. */
async function followScript({ origin }: Address): Promise<string> {
  const found = findBrowser()
  if (!found) return 'NO BROWSER: not shown that the error page leads other spellings on'
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    const typed = ['/hakkimizda', '/FIYAT-LISTESI', '/ileti\u0073\u0327im/']
    for (const spelling of typed) await page.goto(`${origin}${spelling}`).then(() => leave(page))
    const folders = languages.slice(1).map(({ language }) => `/${language.toLowerCase()}/`)
    for (const folder of folders) {
      await page.goto(`${origin}${folder}yok`)
      await page.waitForURL(`${origin}${folder}404.html`, { timeout: 15_000 })
    }
    return `nginx without a word: in a browser the error page led on ${typed.length} of ${typed.length} spellings, and to those of ${folders.length} languages`
  } finally {
    await browser.close()
  }
}

async function leave(page: import('@playwright/test').Page): Promise<void> {
  const addresses = Object.values(paths).map((path) => encodeURI(path))
  await page.waitForURL(({ pathname }) => addresses.includes(pathname.replace(/(.)\/$/, '$1')), {
    timeout: 15_000,
  })
}

/** Cloudflare Pages as its own tool runs it on this machine. */
async function askCloudflare(keep: (host: Host) => Host): Promise<string> {
  const wrangler = join(toolsFolder() ?? '', 'node_modules', '.bin', 'wrangler')
  if (!toolsFolder() || !existsSync(wrangler))
    return 'Cloudflare Pages: NOT ASKED, wrangler is in no PROVE_TOOLS (docs/operations.md)'
  const port = await freePort()
  const command = [wrangler, 'pages', 'dev', distDir, `--port=${port}`, '--ip=127.0.0.1']
  const env = {
    ...process.env,
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  }
  const cwd = toolsFolder()
  const dated = [...command, '--compatibility-date=2025-01-01']
  const host = keep(await startHost({ origin: `http://127.0.0.1:${port}` }, dated, { cwd, env }))
  const count = await examine(host, distDir, {
    ...full,
    brotli: false,
    sameHeadersUnencrypted: true,
  })
  return `Cloudflare Pages (wrangler): ${count} answers`
}
