/** The screens that get the narrow cut of picture and loop: phones held upright. */
export const phoneScreen = '(max-width: 39.99rem) and (orientation: portrait)'
