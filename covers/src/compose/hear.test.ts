import { describe, expect, it } from 'vitest'
import { palettes } from '../colour/palettes'
import { chooseTwelve } from './choose'
import { hear, moodsFrom, soundColours } from './hear'

const steady = (level: number) => Array.from({ length: 200 }, (_, index) => level + (index % 2) * 0.01)
const waves = (low: number, high: number) =>
  Array.from({ length: 200 }, (_, index) => low + (high - low) * (0.5 + 0.5 * Math.sin(index / 9)))
const of = (sound: number[]) => ({ title: '河灯', artist: '夜航', sound })

describe('what is heard of a recording', () => {
  it('is how loud it is and how far it moves', () => {
    expect(hear(steady(0.2))).toMatchObject({ loudness: 'quiet', dynamics: 'even' })
    expect(hear(waves(0, 0.5))).toMatchObject({ loudness: 'quiet', dynamics: 'moving' })
    expect(hear(steady(0.55))).toMatchObject({ loudness: 'middle', dynamics: 'even' })
    expect(hear(steady(0.9))).toMatchObject({ loudness: 'loud', dynamics: 'even' })
    expect(hear(waves(0.5, 1))).toMatchObject({ loudness: 'loud', dynamics: 'moving' })
  })

  it('is nothing without one, and silence is no mistake', () => {
    expect(hear([])).toBeUndefined()
    expect(hear([0, 0, 0])).toMatchObject({ loudness: 'quiet', dynamics: 'even' })
    expect(soundColours([], 9)).toEqual([])
  })

  it('gives moods and colours that suit each other, the same whenever it is asked', () => {
    const heard = hear(waves(0.1, 0.9))
    expect(hear(waves(0.1, 0.9))).toEqual(heard)
    expect(heard?.moods.some(mood => heard.palette.moods.includes(mood))).toBe(true)
    const others = Array.from({ length: 30 }, (_, index) => hear(steady(0.2 + index / 500))?.palette.name)
    expect(new Set(others).size, 'recordings alike in mood differ in colour').toBeGreaterThan(2)
  })

  it('is shown from beginning to end, louder parts lighter', () => {
    const rising = Array.from({ length: 100 }, (_, index) => index / 100)
    const palette = hear(rising)?.palette
    const shown = soundColours(rising, 5)
    expect(shown).toEqual([palette?.dark, palette?.second, palette?.accent, palette?.soft, palette?.light])
  })
})

describe('covers of a recording', () => {
  it('take its mood and its colours when nobody chose a mood', () => {
    const quiet = of(steady(0.2))
    const heard = hear(quiet.sound)
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

  it('follow the member, who has heard it too', () => {
    expect(moodsFrom(of(steady(0.2)), ['rock'])).toEqual(['rock'])
    expect(moodsFrom(of([]), [])).toEqual([])
  })
})
