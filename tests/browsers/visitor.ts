/** How a visitor is equipped; every other setting is the browser's own. */
export type Equipment = {
  /** Of the window, in CSS pixels. */
  width: number
  height: number
  /** Taps, where the driver supports touch. */
  touch?: boolean
  /** Prefers reduced motion. */
  calm?: boolean
  /** Comes with a browser from before popovers, where one can be made to forget them (`forgets`). */
  elderly?: boolean
}

export type Key = 'Escape' | 'Enter' | 'Tab'

/** A visitor's actions in any browser. Positions are CSS pixels from the top left of the window; all reject on a timeout. */
export type Visitor = {
  /** Opens an address; resolves when the document has been read. */
  open(address: string): Promise<void>
  back(): Promise<void>
  /** Calls a function in the page with values that survive JSON; it knows nothing from outside. */
  ask<Values extends unknown[], Answer>(
    question: (...values: Values) => Answer,
    ...values: Values
  ): Promise<Answer>
  point(x: number, y: number): Promise<void>
  press(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  key(key: Key): Promise<void>
  /** The window as it looks, as PNG. */
  picture(): Promise<Buffer>
  /** The page on A4 as PDF; absent where the driver cannot print. */
  print?(): Promise<Buffer>
  leave(): Promise<void>
}

/** A browser other than Chromium. */
export type Engine = {
  name: string
  /** Why it cannot be had here, and how it can; undefined where it can. */
  missing(): string | undefined
  /** Whether its driver can print. */
  prints: boolean
  /** Whether it can be had without popovers, as Safari 16.4 and Firefox 115 are. */
  forgets: boolean
  visit(equipment: Equipment): Promise<Visitor>
}
