/** Joins short facts in one line with middle dots, after which no line breaks. */
export const joinFacts = (facts: readonly string[]): string => facts.join(' ·\u00a0')
