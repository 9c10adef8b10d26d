// What is different between two texts, line by line.

export interface LineChange {
  kind: 'same' | 'gone' | 'come'
  text: string
}

/** The longest common lines stay; everything between them went or came. */
export function diffLines(before: string, after: string): LineChange[] {
  const old = linesOf(before)
  const now = linesOf(after)
  const width = now.length + 1
  /** How many lines both still have in common from here on. */
  const common = new Uint16Array((old.length + 1) * width)
  const at = (one: number, other: number) => common[one * width + other] ?? 0
  for (let one = old.length - 1; one >= 0; one--) {
    for (let other = now.length - 1; other >= 0; other--) {
      common[one * width + other] =
        old[one] === now[other]
          ? at(one + 1, other + 1) + 1
          : Math.max(at(one + 1, other), at(one, other + 1))
    }
  }
  const changes: LineChange[] = []
  let one = 0
  let other = 0
  while (one < old.length || other < now.length) {
    if (one < old.length && other < now.length && old[one] === now[other]) {
      changes.push({ kind: 'same', text: old[one] ?? '' })
      one++
      other++
    } else if (other >= now.length || (one < old.length && at(one + 1, other) >= at(one, other + 1))) {
      changes.push({ kind: 'gone', text: old[one++] ?? '' })
    } else {
      changes.push({ kind: 'come', text: now[other++] ?? '' })
    }
  }
  return changes
}

/** Long enough for any song; what is pasted in by mistake does not stop the page. */
const mostLines = 2000

const linesOf = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map(line => line.trimEnd())
    .slice(0, mostLines)
