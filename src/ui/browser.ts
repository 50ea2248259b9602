/** Resolves in a new task, so that the browser can handle input and paint first. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

declare global {
  interface Navigator {
    /** Chromium only. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

export const savesData = (): boolean => navigator.connection?.saveData === true

const TIMEOUT_MS = 5000

/** Settles as `promise`; rejects after five seconds. */
export function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`timed out after ${TIMEOUT_MS} ms`)),
      TIMEOUT_MS,
    )
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Keeps a choice until the tab is closed; nothing where storage is blocked. */
export function keep(key: string, choice: string): void {
  try {
    sessionStorage.setItem(key, choice)
  } catch {}
}

export function readKept(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
