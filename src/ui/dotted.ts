import dot from './Dot.module.css'

/** The class of a heading that ends in the accent dot; none behind a question or an exclamation. */
export const dotted = (title: string): string | undefined =>
  /[?!\u061f]$/.test(title) ? undefined : dot.dotted
