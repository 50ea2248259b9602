/** Settings of a visitor's browser; others are defaults. */
export type Equipment = {
  /** Of the window, in CSS pixels. */
  width: number
  height: number
  /** Taps, where the driver supports touch. */
  touch?: boolean
  /** Prefers reduced motion. */
  calm?: boolean
}

export type Key = 'Escape' | 'Enter' | 'Tab'

/** A visitor's actions in any browser. Positions are CSS pixels from the top left of the window; all reject on a timeout. */
export type Visitor = {
  /** Opens an address; resolves when the document is parsed. */
  open(address: string): Promise<void>
  back(): Promise<void>
  /** Calls a function in the page with JSON values; it has no closure. */
  ask<Values extends unknown[], Answer>(
    question: (...values: Values) => Answer,
    ...values: Values
  ): Promise<Answer>
  point(x: number, y: number): Promise<void>
  press(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  key(key: Key): Promise<void>
  /** A screenshot of the window as PNG. */
  picture(): Promise<Buffer>
  /** The page on A4 as PDF; absent where the driver cannot print. */
  print?(): Promise<Buffer>
  leave(): Promise<void>
}

/** A browser other than Chromium. */
export type Engine = {
  name: string
  /** Why it cannot run here, and how to install it; undefined if it can run. */
  missing(): string | undefined
  /** Whether its driver can print. */
  prints: boolean
  visit(equipment: Equipment): Promise<Visitor>
}
