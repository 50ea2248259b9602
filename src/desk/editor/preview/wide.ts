/** From here on a form and its page have room beside each other. */
export const wide = '(min-width: 70rem)'
