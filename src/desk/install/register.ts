/** What stands between a page and its scripts where the policy asks for it (Trusted Types). */
type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(input: string): string }
}

const script = '/yonetim/worker.js'

/**
 * Makes the desk an app that opens without the server too. The one script's address that
 * the policy lets through is this; whatever is asked for becomes it.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  const policy = trustedTypes?.createPolicy('desk-worker', { createScriptURL: () => script })
  const address = policy?.createScriptURL(script) ?? script
  navigator.serviceWorker.register(address, { scope: '/yonetim' }).catch(() => {
    // Without it the desk is a page like any other.
  })
}
