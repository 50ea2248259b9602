/** What stands between a page and its scripts where the policy asks for it (Trusted Types). */
type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(input: string): string }
}

/**
 * The address of a worker's script as the browser takes it. A policy by this name, which
 * the page's policy must list, lets through this one address; whatever is asked for becomes it.
 */
export function scriptAddress(policyName: string, script: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  const policy = trustedTypes?.createPolicy(policyName, { createScriptURL: () => script })
  return policy?.createScriptURL(script) ?? script
}
