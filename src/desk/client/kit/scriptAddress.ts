/** Trusted Types, where the page's policy requires them. */
type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(input: string): string }
}

/**
 * A worker's URL, trusted through a policy that allows this one only. The page's policy must list
 * `policyName`.
 */
export function scriptAddress(policyName: string, script: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  const policy = trustedTypes?.createPolicy(policyName, { createScriptURL: () => script })
  return policy?.createScriptURL(script) ?? script
}
