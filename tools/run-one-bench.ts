// A process of its own for each benchmark: node --import tsx tools/run-one-bench.ts FILE REPORT
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Figure } from '../bench/figure'

const [file = '', report = ''] = process.argv.slice(2)
const bench = (await import(pathToFileURL(path.resolve(file)).href)) as { run: () => Promise<Figure[]> }
writeFileSync(report, JSON.stringify(await bench.run()))
// A benchmark that leaves a connection open must not hold up the next one.
process.exit()
