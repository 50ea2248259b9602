import { writeSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { openDatabase } from '../../../src/server/storage/database.ts'

/** `openOld.ts FILE`: prints when it starts and finishes opening the store, to be killed in between. */
const [file = ''] = process.argv.slice(2)
writeSync(1, 'begin\n')
const client = await openDatabase({ url: pathToFileURL(file).href, file })
writeSync(1, 'done\n')
client.close()
