// A process of its own for each drill: node --import tsx tools/run-one-drill.ts FILE REPORT
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Finding } from '../drill/finding'

const [file = '', report = ''] = process.argv.slice(2)
const drill = (await import(pathToFileURL(path.resolve(file)).href)) as { run: () => Promise<Finding[]> }
writeFileSync(report, JSON.stringify(await drill.run()))
// A drill that leaves a connection open must not hold up the next one.
process.exit()
