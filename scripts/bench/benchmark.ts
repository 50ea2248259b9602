/** One group of figures. Figures are for reading beside older ones; nothing fails by them. */
export type Benchmark = {
  /** How it is called: `npm run bench -- <name>`. */
  name: string
  /** Resolves to what was measured, one line each. */
  run(): Promise<string[]>
}
