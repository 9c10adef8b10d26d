// The desk by its keys alone. The steps of review have theirs in use-steps.ts.
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../../lib/words'
import { useShortcuts } from '../../keys/use-shortcuts'
import { libraryQuery } from '../review-queries'
import { secondOf } from './part'
import { reasonsFor } from './reason-part'
import type { FoundReasons } from './use-found-reasons'
import type { Parts } from './use-parts'
import type { Sound } from './use-sound'

interface DeskKeys {
  parts: Parts
  sound: Sound
  reasons: FoundReasons
  canMark: boolean
  isOn: boolean
  onHelp: () => void
}

const seekSeconds = 5
const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9]

export function useDeskKeys({ parts, sound, reasons, canMark, isOn, onHelp }: DeskKeys) {
  const language = useLanguage()
  const { data: library = [] } = useQuery(libraryQuery)
  const { standing, place } = parts
  const seek = (by: number) => sound.find(standing.sound)?.seekBy(by)
  const here = () => ({ field: standing.field, second: secondOf(sound.now(standing.sound)) })
  const choose = (number: number) => {
    const reason = reasonsFor(standing.field, library)[number - 1]
    if (reason && canMark) reasons.choose(here(), { text: reason.text[language], libraryId: reason.id })
  }
  /** What the part offers itself: its picture at full size, its other recording. */
  const press = (what: 'open' | 'turn') => {
    const part = place.current?.querySelector<HTMLElement>(`[data-part="${CSS.escape(standing.name)}"]`)
    part?.querySelector<HTMLElement>(`[data-${what}]`)?.click()
  }
  useShortcuts(
    {
      j: () => parts.step(1),
      arrowdown: () => parts.step(1),
      k: () => parts.step(-1),
      arrowup: () => parts.step(-1),
      ']': () => parts.stepSection(1),
      '[': () => parts.stepSection(-1),
      ' ': () => sound.find(standing.sound)?.toggle(),
      arrowright: () => seek(seekSeconds),
      arrowleft: () => seek(-seekSeconds),
      m: () => canMark && reasons.mark(here()),
      o: () => press('open'),
      x: () => press('turn'),
      '?': onHelp,
      ...Object.fromEntries(numbers.map(number => [String(number), () => choose(number)])),
    },
    isOn,
  )
}
