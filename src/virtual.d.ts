declare module 'virtual:validator-worker' {
  /** The URL of the validator's worker. */
  const address: string
  export default address
}
