/** Lighthouse's slow 4G, applied and not simulated. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** Lighthouse's phone. */
export const phoneScreen = {
  width: 412,
  height: 823,
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** The DevTools commands in use, common to both drivers. */
type Session = {
  send(method: 'Network.enable'): Promise<unknown>
  send(method: 'Emulation.setCPUThrottlingRate', options: { rate: number }): Promise<unknown>
  send(method: 'Network.emulateNetworkConditions', options: typeof slowLine): Promise<unknown>
}

/** Throttles a page to slow 4G and a quarter of the processor. */
export async function slowDown(session: Session): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowLine)
}
