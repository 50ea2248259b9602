import { scriptAddress } from '../lib/scriptAddress'

const script = '/yonetim/worker.js'

/** Makes the desk an app that opens without the server too. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const address = scriptAddress('desk-worker', script)
  navigator.serviceWorker.register(address, { scope: '/yonetim' }).catch(() => {
    // Without it the desk is a page like any other.
  })
}
