// What a recording tells about itself: how loud it is, how far it goes up and down, and whether it sounds dark or bright. Enough for
// a mood and its colours when the member has named none; nothing is guessed about the kind of music, that its work says.
import type { CoverMood } from '#contract/covers/moods'
import type { Genre } from '#contract/works/work'
import { labOf, rgbOf } from '../colour/colour'
import { type Palette, palettes, rampOf } from '../colour/palettes'
import { seedOf } from '../numbers/random'
import type { Material } from './recipe'

export interface Heard {
  loudness: 'quiet' | 'middle' | 'loud'
  dynamics: 'even' | 'moving'
  /** Undefined: it was not measured. */
  tone: 'dark' | 'round' | 'bright' | undefined
  moods: readonly [CoverMood, CoverMood]
  palette: Palette
}

type Sounds = Pick<Material, 'sound' | 'tone'>

const moodsFor: Record<Heard['loudness'], Record<Heard['dynamics'], Heard['moods']>> = {
  quiet: { even: ['calm', 'dream'], moving: ['nostalgic', 'night'] },
  middle: { even: ['warm', 'dream'], moving: ['nostalgic', 'warm'] },
  loud: { even: ['strong', 'night'], moving: ['bright', 'strong'] },
}

/** Kinds of music that look like something of their own. Of the others the sound decides. */
const moodOfGenre: Partial<Record<Genre, CoverMood>> = {
  folk: 'folk',
  rock: 'rock',
  hip_hop: 'hiphop',
  electronic: 'electronic',
  rnb: 'night',
  jazz: 'nostalgic',
  classical: 'classical',
  chinese: 'classical',
  children: 'bright',
  new_age: 'calm',
}

/** The mean of the loudest values, from which a recording is of middle loudness, or loud. */
const [middleFrom, loudFrom] = [0.42, 0.7]
/** Between its quiet and its loud tenth, as a share of the loud one: from here on it moves. */
const movingFrom = 0.45
/** Of the way from a hum to a hiss: a piano or a low voice lies between, cymbals and strings above. */
const [roundFrom, brightFrom] = [0.36, 0.6]

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

export function hear({ sound, tone = [] }: Sounds): Heard | undefined {
  if (sound.length === 0) return undefined
  const mean = meanOf(sound)
  const sorted = sound.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const high = at(0.9)
  const span = high > 0 ? (high - at(0.1)) / high : 0
  const loudness = mean < middleFrom ? 'quiet' : mean < loudFrom ? 'middle' : 'loud'
  const dynamics = span < movingFrom ? 'even' : 'moving'
  const moods = moodsFor[loudness][dynamics]
  const heard = { loudness, dynamics, tone: toneOf(sound, tone), moods } as const
  return { ...heard, palette: paletteFor(heard, { sound, tone }) }
}

/** Loud moments say more about it than quiet ones. */
function toneOf(sound: readonly number[], tone: readonly number[]): Heard['tone'] {
  let [sum, weighed] = [0, 0]
  for (const [index, value] of tone.entries()) {
    const loud = sound[Math.floor((index / tone.length) * sound.length)] ?? 0
    sum += loud
    weighed += loud * value
  }
  if (sum === 0) return undefined
  const mean = weighed / sum
  return mean < roundFrom ? 'dark' : mean < brightFrom ? 'round' : 'bright'
}

/** Of the sets that suit the first mood, those as dark or bright as the sound; of these the one that this very recording points at. */
function paletteFor(
  { moods, tone }: Pick<Heard, 'moods' | 'tone'>,
  { sound, tone: heard = [] }: Sounds,
): Palette {
  const good = palettes.filter(({ moods: suited }) => suited.includes(moods[0])).sort(byLightness)
  const third = Math.ceil(good.length / 3)
  const from = { dark: 0, round: Math.floor((good.length - third) / 2), bright: good.length - third }
  const near = tone ? good.slice(from[tone], from[tone] + third) : good
  const outline = [...sound, ...heard].map(value => Math.round(value * 100)).join(' ')
  return near[seedOf(1, outline) % near.length] as Palette
}

/** By the colours that make the picture. */
const shine = ({ accent, second, soft }: Palette) =>
  meanOf([accent, second, soft].map(colour => labOf(rgbOf(colour))[0]))
const byLightness = (one: Palette, other: Palette) => shine(one) - shine(other)

/** What the member chose; without a choice, what its work is said to be, then what is heard. */
export function moodsFrom(material: Sounds & Pick<Material, 'genre'>, chosen: readonly CoverMood[]) {
  if (chosen.length > 0) return chosen
  const said = material.genre && moodOfGenre[material.genre]
  return [...new Set([...(said ? [said] : []), ...(hear(material)?.moods ?? [])])]
}

/** The recording from beginning to end in its own colours: the brighter it sounds, the lighter; where that was not measured, the louder. */
export function soundColours({ sound, tone = [] }: Sounds, count: number): string[] {
  const heard = hear({ sound, tone })
  if (!heard) return []
  const ramp = rampOf(heard.palette)
  const shown = tone.length > 0 ? tone : sound
  const parts = Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index / count) * shown.length)
    const to = Math.max(from + 1, Math.floor(((index + 1) / count) * shown.length))
    return meanOf(shown.slice(from, to))
  })
  const [low, high] = [Math.min(...parts), Math.max(...parts)]
  return parts.map(value => {
    const share = high > low ? (value - low) / (high - low) : 0.5
    return ramp[Math.round(share * (ramp.length - 1))] as string
  })
}
