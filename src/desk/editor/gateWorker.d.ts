declare module 'virtual:gate-worker' {
  /** Where the gate's worker lies. */
  const address: string
  export default address
}
