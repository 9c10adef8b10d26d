// The table of the benchmarks that ran last: node --import tsx tools/print-figures.ts [name…] [--keep]. Names are those that were chosen;
// --keep makes the run the baseline.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Figure } from '../bench/figure'
import { compareFigure, findMissing, type Kept, keepFigures } from './compare-figures'

interface Baseline {
  machine: object
  figures: Record<string, Kept>
}

const bench = path.resolve(import.meta.dirname, '../bench')
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const baselineFile = path.join(bench, 'baseline.json')
const baseline: Baseline = read(baselineFile)
const { machine, figures }: { machine: object; figures: Figure[] } = read(
  path.join(bench, 'results/latest.json'),
)
const chosen = process.argv.slice(2).filter(word => !word.startsWith('--'))

const compared = figures.map(figure => ({ figure, ...compareFigure(figure, baseline.figures[figure.name]) }))
console.table(
  compared.map(({ figure: { pass, ...figure }, baseline: before = '', change = '' }) => ({
    ...{ ...figure, pass: pass ? 'yes' : 'NO', baseline: before, change },
  })),
)
console.log(`The baseline is of ${JSON.stringify(baseline.machine)}, this run of ${JSON.stringify(machine)}.`)
for (const { figure, baseline: before, change } of compared.filter(({ isWorse }) => isWorse))
  console.log(
    `Worse than the baseline: ${figure.name}: ${before} → ${figure.value} ${figure.unit} (${change})`,
  )
if (chosen.length === 0)
  for (const name of findMissing(figures, baseline.figures)) console.log(`No longer measured: ${name}`)

if (process.argv.includes('--keep')) {
  // Where only some benchmarks ran, the figures of all others stay.
  const others = chosen.length === 0 ? {} : baseline.figures
  const kept = { machine, figures: { ...others, ...keepFigures(figures) } }
  writeFileSync(baselineFile, `${JSON.stringify(kept, null, 2)}\n`)
}
