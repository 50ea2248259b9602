/** All that the editor fetches for a site with further languages, in one piece. */
export { Translations } from './Translations'
export { becomingStale, verdictsOf } from './verdicts'
