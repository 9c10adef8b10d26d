// A process of its own for each benchmark and each drill: node --import tsx tools/run-one.ts FILE REPORT
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const [file = '', report = ''] = process.argv.slice(2)
const { run } = (await import(pathToFileURL(path.resolve(file)).href)) as { run: () => Promise<unknown[]> }
writeFileSync(report, JSON.stringify(await run()))
// One that leaves a connection open must not hold up the next one.
process.exit()
