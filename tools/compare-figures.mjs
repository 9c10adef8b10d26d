// What a run of the benchmarks measured, beside what bench/baseline.json keeps of an earlier one.

/** @typedef {import('../bench/figure').Figure} Figure */
/** @typedef {{ value: number, unit: string }} Kept */
/** @typedef {{ kept?: number, change?: string, isWorse: boolean }} Difference */

/** In percent. Every run differs a little from the one before; a larger difference has a cause. */
const most = 10

/**
 * The target says whether more of something is better; without one, the unit does. A figure that only describes what was measured has neither.
 * @param {Pick<Figure, 'unit' | 'target'>} figure
 * @returns {'more' | 'less' | undefined}
 */
export function whatIsBetter({ unit, target }) {
  if (target.startsWith('>') || target === '100') return 'more'
  if (target.startsWith('<')) return 'less'
  if (unit.endsWith('/s')) return 'more'
  return unit.startsWith('ms') ? 'less' : undefined
}

/**
 * @param {Figure} figure
 * @param {Kept | undefined} kept
 * @returns {Difference}
 */
export function compareFigure(figure, kept) {
  if (!kept) return { isWorse: false }
  const grown = kept.value === 0 ? Math.sign(figure.value) : figure.value / kept.value - 1
  const percent = Math.round(grown * 100)
  const better = whatIsBetter(figure)
  return {
    kept: kept.value,
    change: `${percent < 0 ? '' : '+'}${percent} %`,
    // What could not be measured is worse than any number.
    isWorse: better === 'more' ? !(percent >= -most) : better === 'less' ? !(percent <= most) : false,
  }
}

/** @param {Figure[]} figures @returns {Record<string, Kept>} */
export function keepFigures(figures) {
  const measured = figures.filter(({ value }) => Number.isFinite(value))
  return Object.fromEntries(measured.map(({ name, value, unit }) => [name, { value, unit }]))
}

/**
 * What was measured before and is not any more.
 * @param {Figure[]} figures
 * @param {Record<string, Kept>} kept
 */
export function findMissing(figures, kept) {
  const names = new Set(figures.map(({ name }) => name))
  return Object.keys(kept).filter(name => !names.has(name))
}
