import { writeSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { openDatabase } from '../../../src/server/database.ts'

/** `openOld.ts FILE`: says when it begins to open the store and when that is done, to be killed in between. */
const [file = ''] = process.argv.slice(2)
writeSync(1, 'begin\n')
const client = await openDatabase({ url: pathToFileURL(file).href, file })
writeSync(1, 'done\n')
client.close()
