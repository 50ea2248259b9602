import { withChromium } from '../support/testCommand/browser.ts'
import { takeGuidePictures } from './guidePictures.ts'

/** `npm run screenshots` takes the guides' pictures anew, into `docs/pictures/`. Needs a built clinic. */
for (const line of await withChromium(takeGuidePictures)) console.log(line)
