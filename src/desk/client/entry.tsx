import './styles/index.css'
import { createRoot } from 'react-dom/client'
import { DeskApp } from './DeskApp'
import { scriptAddress } from './kit/scriptAddress'

/** Registers the service worker, which opens the desk offline. */
function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const address = scriptAddress('desk-worker', '/yonetim/worker.js')
  navigator.serviceWorker.register(address, { scope: '/yonetim' }).catch(() => {
    // The desk works without it.
  })
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<DeskApp />)
registerWorker()
