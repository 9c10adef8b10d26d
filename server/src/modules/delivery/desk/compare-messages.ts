// How a message differs from the one before, line by line.
import { diffArrays } from 'diff'
import type { DifferenceLine } from '#contract/distribution/delivery'

/** Lines around a change that help to find it. */
const around = 3
/** Who looks at more than these has two different messages; and nobody else may wait for that long. */
const limits = { maxEditLength: 2000, timeout: 200 }

interface Difference {
  changes: number
  lines: DifferenceLine[]
}

/** Undefined: they have too little in common. */
export function compareMessages(before: readonly string[], after: readonly string[]): Difference | undefined {
  const parts = diffArrays([...before], [...after], limits)
  if (!parts) return undefined
  const lines: DifferenceLine[] = []
  const place = { before: 1, after: 1 }
  let changes = 0
  let wasChange = false
  for (const [index, { added, removed, value }] of parts.entries()) {
    const isChange = added || removed
    if (isChange && !wasChange) changes += 1
    wasChange = isChange
    if (added) lines.push(...value.map(text => line('added', text, null, place.after++)))
    else if (removed) lines.push(...value.map(text => line('removed', text, place.before++, null)))
    else lines.push(...shortened(value, place, { isFirst: index === 0, isLast: index === parts.length - 1 }))
  }
  return { changes, lines }
}

const line = (
  op: DifferenceLine['op'],
  text: string,
  before: number | null,
  after: number | null,
): DifferenceLine => ({ op, before, after, text, count: 1 })

/** Of what is the same only what stands next to a change. Moves the place on. */
function shortened(
  same: string[],
  place: { before: number; after: number },
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): DifferenceLine[] {
  const head = isFirst ? 0 : around
  const tail = isLast ? 0 : around
  const skipped = same.length - head - tail
  const take = (texts: string[]) => texts.map(text => line('same', text, place.before++, place.after++))
  // A gap of one line takes as much room as the line.
  if (skipped <= 1) return take(same)
  const first = take(same.slice(0, head))
  const gap: DifferenceLine = { ...line('skipped', '', place.before, place.after), count: skipped }
  place.before += skipped
  place.after += skipped
  return [...first, gap, ...take(same.slice(same.length - tail))]
}
