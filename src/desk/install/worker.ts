/**
 * The desk's service worker: lets the page open while the server cannot be reached, to
 * say so. It keeps the page and the files named in it, in which nothing of a patient
 * stands; what the endpoint says goes past it, and is kept nowhere.
 */
type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
type Fetching = Lasting & { request: Request; respondWith(answer: Promise<Response>): void }
type Scope = {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  registration: ServiceWorkerRegistration
  addEventListener(name: 'install' | 'activate', hear: (event: Lasting) => void): void
  addEventListener(name: 'fetch', hear: (event: Fetching) => void): void
}

const worker = globalThis as unknown as Scope
const page = '/yonetim'
const store = 'desk'

/** Keeps the page with all it needs, or, where one part is missing, what was kept before. */
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

/** The page as the server has it; as it was kept only where there is no server behind the address. */
async function answerPage(event: Fetching): Promise<Response> {
  try {
    const answer = await fetch(event.request)
    if (answer.ok) event.waitUntil(keep(answer.clone()))
    // The desk was closed: nothing of it stays on the device.
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
  // Their names change with their contents: what is kept is right.
  else if (request.method === 'GET' && pathname.startsWith(`${page}/assets/`))
    event.respondWith(
      caches.match(request, { cacheName: store }).then((found) => found ?? fetch(request)),
    )
})

// A module to the compiler alone: nothing is offered.
export {}
