import { describe, expect, it } from 'vitest'
import { labOf, rgbOf } from '../colour/colour'
import { type Palette, palettes, rampOf } from '../colour/palettes'
import { chooseTwelve } from './choose'
import { hear, moodsFrom, soundColours } from './hear'

const steady = (level: number) => Array.from({ length: 200 }, (_, index) => level + (index % 2) * 0.01)
const waves = (low: number, high: number) =>
  Array.from({ length: 200 }, (_, index) => low + (high - low) * (0.5 + 0.5 * Math.sin(index / 9)))
const of = (sound: number[]) => ({ title: '河灯', artist: '夜航', sound })

describe('what is heard of a recording', () => {
  it('is how loud it is and how far it moves', () => {
    expect(hear({ sound: steady(0.2) })).toMatchObject({ loudness: 'quiet', dynamics: 'even' })
    expect(hear({ sound: waves(0, 0.5) })).toMatchObject({ loudness: 'quiet', dynamics: 'moving' })
    expect(hear({ sound: steady(0.55) })).toMatchObject({ loudness: 'middle', dynamics: 'even' })
    expect(hear({ sound: steady(0.9) })).toMatchObject({ loudness: 'loud', dynamics: 'even' })
    expect(hear({ sound: waves(0.5, 1) })).toMatchObject({ loudness: 'loud', dynamics: 'moving' })
  })

  it('is nothing without one, and silence is no mistake', () => {
    expect(hear({ sound: [] })).toBeUndefined()
    expect(hear({ sound: [0, 0, 0] })).toMatchObject({ loudness: 'quiet', dynamics: 'even' })
    expect(soundColours({ sound: [] }, 9)).toEqual([])
  })

  it('gives moods and colours that suit each other, the same whenever it is asked', () => {
    const heard = hear({ sound: waves(0.1, 0.9) })
    expect(hear({ sound: waves(0.1, 0.9) })).toEqual(heard)
    expect(heard?.moods.some(mood => heard.palette.moods.includes(mood))).toBe(true)
    const others = Array.from(
      { length: 30 },
      (_, index) => hear({ sound: steady(0.2 + index / 500) })?.palette.name,
    )
    expect(new Set(others).size, 'recordings alike in mood differ in colour').toBeGreaterThan(2)
  })

  it('is shown from beginning to end, louder parts lighter', () => {
    const rising = Array.from({ length: 100 }, (_, index) => index / 100)
    const palette = hear({ sound: rising })?.palette
    const shown = soundColours({ sound: rising }, 5)
    expect(shown).toEqual([palette?.dark, palette?.second, palette?.accent, palette?.soft, palette?.light])
  })
})

describe('the colour of a sound', () => {
  const sound = steady(0.55)
  const toned = (tone: number) => ({ sound, tone: Array.from({ length: 50 }, () => tone) })
  const shine = (tone: number) => {
    const palette = hear(toned(tone))?.palette
    return [palette?.accent, palette?.second, palette?.soft]
      .map(colour => labOf(rgbOf(colour ?? ''))[0])
      .reduce((sum, value) => sum + value, 0)
  }

  it('is dark, round or bright, and unknown where it was not measured', () => {
    expect([0.1, 0.45, 0.9].map(tone => hear(toned(tone))?.tone)).toEqual(['dark', 'round', 'bright'])
    expect(hear({ sound })?.tone).toBeUndefined()
    expect(hear({ sound: [0, 0], tone: [0.9, 0.9] })?.tone, 'silence has none').toBeUndefined()
  })

  it('is that of the loud moments', () => {
    const loudAtTheEnd = Array.from({ length: 100 }, (_, index) => (index < 80 ? 0.02 : 0.9))
    const tone = loudAtTheEnd.map(loud => (loud > 0.5 ? 0.9 : 0.1))
    expect(hear({ sound: loudAtTheEnd, tone })?.tone).toBe('bright')
  })

  it('makes the covers of a dark recording darker than those of a bright one', () => {
    for (const shift of [0, 0.01, 0.02, 0.03]) expect(shine(0.1 + shift)).toBeLessThan(shine(0.85 + shift))
  })

  it('is shown from beginning to end, bright parts lighter', () => {
    const rising = Array.from({ length: 100 }, (_, index) => index / 100)
    const falling = rising.toReversed()
    const shown = soundColours({ sound: falling, tone: rising }, 5)
    expect(shown).toEqual(rampOf(hear({ sound: falling, tone: rising })?.palette as Palette))
  })
})

describe('covers of a recording', () => {
  it('take its mood and its colours when nobody chose a mood', () => {
    const quiet = of(steady(0.2))
    const heard = hear(quiet)
    const suited = (recipes: ReturnType<typeof chooseTwelve>) =>
      recipes.filter(({ palette }) =>
        palettes.find(({ name }) => name === palette)?.moods.some(mood => heard?.moods.includes(mood)),
      ).length
    for (const seed of [1, 2, 3, 4, 5]) {
      const recipes = chooseTwelve(quiet, [], seed)
      expect(recipes.map(({ palette }) => palette)).toContain(heard?.palette.name)
      expect(suited(recipes)).toBeGreaterThanOrEqual(10)
    }
  })

  it('take the kind of music its work is said to be before what is heard, and without a recording too', () => {
    expect(moodsFrom({ ...of(steady(0.2)), genre: 'hip_hop' }, [])[0]).toBe('hiphop')
    expect(moodsFrom({ ...of([]), genre: 'hip_hop' }, [])).toEqual(['hiphop'])
    expect(moodsFrom({ ...of(steady(0.2)), genre: 'pop' }, [])).toEqual(hear(of(steady(0.2)))?.moods)
    expect(moodsFrom({ ...of([]), genre: 'hip_hop' }, ['calm']), 'a choice comes first').toEqual(['calm'])
  })

  it('follow the member, who has heard it too', () => {
    expect(moodsFrom(of(steady(0.2)), ['rock'])).toEqual(['rock'])
    expect(moodsFrom(of([]), [])).toEqual([])
  })
})
