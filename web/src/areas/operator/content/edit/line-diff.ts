// What differs between two texts, line by line: the longest lines in common stay, the rest is gone or new.

export interface DiffLine {
  is: 'same' | 'gone' | 'new'
  text: string
}

export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  const common = commonLengths(before, after)
  const lines: DiffLine[] = []
  let left = 0
  let right = 0
  while (left < before.length || right < after.length) {
    const [old, young] = [before[left], after[right]]
    if (old !== undefined && old === young) {
      lines.push({ is: 'same', text: old })
      left++
      right++
    } else if (old !== undefined && at(common, left + 1, right) >= at(common, left, right + 1)) {
      lines.push({ is: 'gone', text: old })
      left++
    } else {
      lines.push({ is: 'new', text: young ?? '' })
      right++
    }
  }
  return lines
}

/** How many lines two ends have in common, for each pair of beginnings. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  for (let left = before.length - 1; left >= 0; left--) {
    for (let right = after.length - 1; right >= 0; right--) {
      const row = lengths[left] as number[]
      row[right] =
        before[left] === after[right]
          ? at(lengths, left + 1, right + 1) + 1
          : Math.max(at(lengths, left + 1, right), at(lengths, left, right + 1))
    }
  }
  return lengths
}

/** Beyond the end of one text there is nothing in common, and everything of the other comes first. */
function at(lengths: number[][], left: number, right: number): number {
  return lengths[left]?.[right] ?? -1
}

export interface Folded {
  is: 'folded'
  count: number
}

/** Long runs of what both have in common are only counted; a line on each side of a change stays, to find one's way. */
export function foldSame(lines: readonly DiffLine[]): (DiffLine | Folded)[] {
  const folded: (DiffLine | Folded)[] = []
  lines.forEach((line, index) => {
    const isNear = [index - 1, index, index + 1].some(place => (lines[place]?.is ?? 'same') !== 'same')
    const last = folded.at(-1)
    if (isNear) folded.push(line)
    else if (last?.is === 'folded') last.count++
    else folded.push({ is: 'folded', count: 1 })
  })
  return folded
}
