/**
 * The desk's service worker opens the page while the server is unreachable. It caches the page and
 * its assets, never responses of the API, so no patient data.
 */
type LifetimeEvent = Event & { waitUntil(work: Promise<unknown>): void }
type PageFetchEvent = LifetimeEvent & {
  request: Request
  respondWith(response: Promise<Response>): void
}
type WorkerScope = {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  registration: ServiceWorkerRegistration
  addEventListener(name: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void
  addEventListener(name: 'fetch', listener: (event: PageFetchEvent) => void): void
}

const worker = globalThis as unknown as WorkerScope
const page = '/yonetim'
const cacheName = 'desk'

/** Caches the page with all its assets, or keeps the old cache if one is missing. */
async function cachePage(response: Response): Promise<void> {
  const text = await response.clone().text()
  const cache = await caches.open(cacheName)
  const before = await cache.match(page)
  if ((await before?.text()) === text) return
  const files = [...text.matchAll(/(?:src|href)="(\/yonetim\/assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, file]) => file ?? '',
  )
  await cache.addAll(files)
  await cache.put(page, response)
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (pathname !== page && !files.includes(pathname)) await cache.delete(request)
  }
}

/** Undefined without storage, too. */
const cached = (request: Request | string) =>
  caches.match(request, { cacheName }).catch(() => undefined)

/** The page from the server; from the cache only if no server responds. */
async function respondWithPage(event: PageFetchEvent): Promise<Response> {
  try {
    const response = await fetch(event.request)
    if (response.ok) event.waitUntil(cachePage(response.clone()))
    // The desk was switched off: remove everything from the device.
    if (response.status === 404) event.waitUntil(uninstall())
    const isGone = [502, 503, 504].includes(response.status)
    return (isGone ? await cached(page) : undefined) ?? response
  } catch (fault) {
    const found = await cached(page)
    if (found) return found
    throw fault
  }
}

async function uninstall(): Promise<void> {
  await caches.delete(cacheName)
  await worker.registration.unregister()
}

worker.addEventListener('install', (event) =>
  event.waitUntil(
    fetch(page)
      .then(cachePage)
      .then(() => worker.skipWaiting()),
  ),
)
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  if (request.mode === 'navigate' && pathname === page) event.respondWith(respondWithPage(event))
  // Asset names change with their content: the cache is right.
  else if (request.method === 'GET' && pathname.startsWith(`${page}/assets/`))
    event.respondWith(cached(request).then((found) => found ?? fetch(request)))
})

// Makes this file a module for TypeScript.
export {}
