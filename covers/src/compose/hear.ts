// What the outline of a recording tells about it: how loud it is, and how far it goes up and down. Enough for a mood and
// its colours when the member has named none; nothing is guessed about the kind of music.
import type { CoverMood } from '#contract/covers/moods'
import { type Palette, palettes, rampOf } from '../colour/palettes'
import { seedOf } from '../numbers/random'
import type { Material } from './recipe'

export interface Heard {
  loudness: 'quiet' | 'middle' | 'loud'
  dynamics: 'even' | 'moving'
  moods: readonly [CoverMood, CoverMood]
  palette: Palette
}

const moodsFor: Record<Heard['loudness'], Record<Heard['dynamics'], Heard['moods']>> = {
  quiet: { even: ['calm', 'dream'], moving: ['nostalgic', 'night'] },
  middle: { even: ['warm', 'dream'], moving: ['nostalgic', 'warm'] },
  loud: { even: ['strong', 'night'], moving: ['bright', 'strong'] },
}

/** The mean of the loudest values, from which a recording is of middle loudness, or loud. */
const [middleFrom, loudFrom] = [0.42, 0.7]
/** Between its quiet and its loud tenth, as a share of the loud one: from here on it moves. */
const movingFrom = 0.45

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

export function hear(sound: readonly number[]): Heard | undefined {
  if (sound.length === 0) return undefined
  const mean = meanOf(sound)
  const sorted = sound.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const high = at(0.9)
  const span = high > 0 ? (high - at(0.1)) / high : 0
  const loudness = mean < middleFrom ? 'quiet' : mean < loudFrom ? 'middle' : 'loud'
  const heard = { loudness, dynamics: span < movingFrom ? 'even' : 'moving' } as const
  const moods = moodsFor[loudness][heard.dynamics]
  return { ...heard, moods, palette: paletteFor(moods, sound) }
}

/** Of the sets that suit the first mood, the one that this very recording points at. */
function paletteFor([mood]: Heard['moods'], sound: readonly number[]): Palette {
  const good = palettes.filter(({ moods }) => moods.includes(mood))
  const outline = sound.map(value => Math.round(value * 100)).join(' ')
  return good[seedOf(1, outline) % good.length] as Palette
}

/** What the member chose; of a recording without a choice, what is heard. */
export function moodsFrom({ sound }: Pick<Material, 'sound'>, chosen: readonly CoverMood[]) {
  return chosen.length > 0 ? chosen : (hear(sound)?.moods ?? [])
}

/** The recording from beginning to end in its own colours: the louder, the lighter. */
export function soundColours(sound: readonly number[], count: number): string[] {
  const heard = hear(sound)
  if (!heard) return []
  const ramp = rampOf(heard.palette)
  const parts = Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index / count) * sound.length)
    const to = Math.max(from + 1, Math.floor(((index + 1) / count) * sound.length))
    return meanOf(sound.slice(from, to))
  })
  const [low, high] = [Math.min(...parts), Math.max(...parts)]
  return parts.map(value => {
    const share = high > low ? (value - low) / (high - low) : 0.5
    return ramp[Math.round(share * (ramp.length - 1))] as string
  })
}
