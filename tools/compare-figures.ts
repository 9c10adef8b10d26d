// What a run of the benchmarks measured, beside what bench/baseline.json keeps of an earlier one.
import type { Figure } from '../bench/figure'

export type Kept = Pick<Figure, 'value' | 'unit'>

interface Difference {
  baseline?: number
  change?: string
  isWorse: boolean
}

/** In percent. Every run differs a little from the one before; a larger difference has a cause. */
const most = 10

/** The target says whether more of something is better; without one, the unit does. A figure that only describes what was measured has neither. */
export function whatIsBetter({ unit, target }: Pick<Figure, 'unit' | 'target'>): 'more' | 'less' | undefined {
  if (target.startsWith('>') || target === '100') return 'more'
  if (target.startsWith('<')) return 'less'
  if (unit.endsWith('/s')) return 'more'
  return unit.startsWith('ms') ? 'less' : undefined
}

export function compareFigure(figure: Figure, kept: Kept | undefined): Difference {
  if (!kept) return { isWorse: false }
  const grown = kept.value === 0 ? Math.sign(figure.value) : figure.value / kept.value - 1
  const percent = Math.round(grown * 100)
  const better = whatIsBetter(figure)
  return {
    baseline: kept.value,
    change: `${percent < 0 ? '' : '+'}${percent} %`,
    // What could not be measured is worse than any number.
    isWorse: better === 'more' ? !(percent >= -most) : better === 'less' ? !(percent <= most) : false,
  }
}

export function keepFigures(figures: readonly Figure[]): Record<string, Kept> {
  const measured = figures.filter(({ value }) => Number.isFinite(value))
  return Object.fromEntries(measured.map(({ name, value, unit }) => [name, { value, unit }]))
}

/** What was measured before and is not any more. */
export function findMissing(figures: readonly Figure[], kept: Record<string, Kept>): string[] {
  const names = new Set(figures.map(({ name }) => name))
  return Object.keys(kept).filter(name => !names.has(name))
}
