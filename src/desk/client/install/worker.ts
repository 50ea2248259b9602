/**
 * The desk's service worker opens the page while the server is unreachable. It caches the page and
 * its assets, never responses of the API, so no patient data.
 */
type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
type Fetching = Lasting & { request: Request; respondWith(answer: Promise<Response>): void }
type Scope = {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  registration: ServiceWorkerRegistration
  addEventListener(name: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(name: 'fetch', listener: (event: Fetching) => void): void
}

const worker = globalThis as unknown as Scope
const page = '/yonetim'
const store = 'desk'

/** Caches the page with all its assets, or keeps the old cache if one is missing. */
async function keep(answer: Response): Promise<void> {
  const text = await answer.clone().text()
  const cache = await caches.open(store)
  const before = await cache.match(page)
  if ((await before?.text()) === text) return
  const files = [...text.matchAll(/(?:src|href)="(\/yonetim\/assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, file]) => file ?? '',
  )
  await cache.addAll(files)
  await cache.put(page, answer)
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (pathname !== page && !files.includes(pathname)) await cache.delete(request)
  }
}

const kept = () => caches.match(page, { cacheName: store })

/** The page from the server; from the cache only if no server responds. */
async function answerPage(event: Fetching): Promise<Response> {
  try {
    const answer = await fetch(event.request)
    if (answer.ok) event.waitUntil(keep(answer.clone()))
    // The desk was switched off: remove everything from the device.
    if (answer.status === 404) event.waitUntil(leave())
    const isGone = [502, 503, 504].includes(answer.status)
    return (isGone ? await kept() : undefined) ?? answer
  } catch (fault) {
    const found = await kept()
    if (found) return found
    throw fault
  }
}

async function leave(): Promise<void> {
  await caches.delete(store)
  await worker.registration.unregister()
}

worker.addEventListener('install', (event) =>
  event.waitUntil(
    fetch(page)
      .then(keep)
      .then(() => worker.skipWaiting()),
  ),
)
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  if (request.mode === 'navigate' && pathname === page) event.respondWith(answerPage(event))
  // Asset names change with their content: the cache is right.
  else if (request.method === 'GET' && pathname.startsWith(`${page}/assets/`))
    event.respondWith(
      caches.match(request, { cacheName: store }).then((found) => found ?? fetch(request)),
    )
})

// Makes this file a module for TypeScript.
export {}
