import { writeSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { openDatabase } from '../../../src/server/storage/database.ts'

/** `openOld.ts FILE` prints when opening the store begins and ends; a test kills it in between. */
const [file = ''] = process.argv.slice(2)
writeSync(1, 'begin\n')
const client = await openDatabase({ url: pathToFileURL(file).href, file })
writeSync(1, 'done\n')
client.close()
