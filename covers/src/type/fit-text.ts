// Breaks a text into lines and finds the largest size in which they fill a box.

import type { Type } from '#contract/covers/scene'
import { isChinese, lettersOf } from './letters'
import { inkHeight, inkWidth, type Measure } from './measure'

export interface Fitted {
  /** With its lines broken. */
  text: string
  lines: string[]
  size: number
}

interface Fit {
  type: Type
  width: number
  height: number
  leading: number
  most: number
  /** Lines at the most. */
  lines: number
}

const noLineBegins = /^[，。、！？；：）》」』”’,.!?;:)\]}]/

/** What stays together: a word of Latin, a letter of Chinese with the punctuation that follows it. */
function pieces(text: string): string[] {
  const found: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    if (!isChinese(word)) {
      found.push(word, ' ')
      continue
    }
    let latin = ''
    for (const letter of lettersOf(word)) {
      if (isChinese(letter) || noLineBegins.test(letter)) {
        if (latin) found.push(latin)
        latin = ''
        const last = found.length - 1
        if (noLineBegins.test(letter) && last >= 0) found[last] += letter
        else found.push(letter)
      } else latin += letter
    }
    if (latin) found.push(latin)
    found.push(' ')
  }
  found.pop()
  return found
}

const joined = (parts: readonly string[]) => parts.join('').trim()

/** Into so many lines, the longest as short as can be. Tried by width; a text has few pieces. */
function broken(
  parts: readonly string[],
  count: number,
  widthOf: (line: readonly string[]) => number,
): string[] {
  if (count <= 1) return [joined(parts)]
  const whole = widthOf(parts)
  let least = whole / count
  for (let round = 0; round < 24; round++) {
    const lines = filled(parts, least, widthOf)
    if (lines.length <= count) return lines
    least *= 1.06
  }
  return filled(parts, whole, widthOf)
}

function filled(
  parts: readonly string[],
  width: number,
  widthOf: (line: readonly string[]) => number,
): string[] {
  const lines: string[] = []
  let line: string[] = []
  let wide = 0
  for (const part of parts) {
    wide += widthOf([part])
    if (line.length > 0 && part !== ' ' && wide > width) {
      lines.push(joined(line))
      line = [part]
      wide = widthOf(line)
    } else line.push(part)
  }
  lines.push(joined(line))
  return lines.filter(Boolean)
}

/** A word that is longer than a line is broken where it must be. */
function chopped(parts: readonly string[], letters: number): string[] {
  return parts.flatMap(part => {
    const all = lettersOf(part)
    if (all.length <= letters) return [part]
    return Array.from({ length: Math.ceil(all.length / letters) }, (_, index) =>
      all.slice(index * letters, (index + 1) * letters).join(''),
    )
  })
}

export function fitText(text: string, fit: Fit, measure: Measure): Fitted {
  const parts = chopped(pieces(text), 24)
  // Lines are broken by the sum of their pieces, and only the result is measured: titles may be long.
  const widths = new Map(parts.map(part => [part, measure(part, fit.type, 1000).advance / 1000]))
  const widthOf = (line: readonly string[]) => line.reduce((sum, part) => sum + (widths.get(part) ?? 0), 0)
  let best: Fitted = { text: '', lines: [], size: 0 }
  for (let count = 1; count <= Math.min(fit.lines, parts.length || 1); count++) {
    const lines = broken(parts, count, widthOf)
    const size = sizeOf(lines, fit, measure)
    // One line more has to be worth it.
    if (size > best.size * (best.size === 0 ? 1 : 1.12)) best = { text: lines.join('\n'), lines, size }
  }
  return best
}

function sizeOf(
  lines: readonly string[],
  { type, width, height, leading, most }: Fit,
  measure: Measure,
): number {
  const widest = Math.max(...lines.map(line => inkWidth(measure(line, type, 1000))))
  const first = measure(lines[0] ?? '', type, 1000)
  const tall = inkHeight(first) + (lines.length - 1) * leading * 1000
  if (widest <= 0 || tall <= 0) return 0
  return Math.floor(Math.min(most, (width / widest) * 1000, (height / tall) * 1000))
}
