import { describe, expect, it } from 'vitest'
import { coverMoods } from '#contract/covers/moods'
import { families, familyOf } from '../families/families'
import { layoutOf, layouts } from '../layouts/layouts'
import { pairings } from '../type/pairings'
import { chooseTwelve, howMany, possible, shuffle } from './choose'
import type { Material } from './recipe'

const of = (title: string, artist = '夜航'): Material => ({ title, artist, sound: [] })
const titles = [
  '河',
  '河灯',
  '春风不度玉门关',
  'Undertow',
  'The Long Way Home',
  'Paper Lanterns 河灯',
  'ليالي الصيف',
  '🌊🌙',
  'x'.repeat(200),
  '夜'.repeat(200),
]
const seeds = Array.from({ length: 25 }, (_, index) => index * 7919 + 1)

describe('what covers are made of', () => {
  it('is enough: families, layouts and pairings', () => {
    expect(families.length).toBeGreaterThanOrEqual(14)
    expect(families.filter(({ needs }) => needs === undefined).length).toBeGreaterThanOrEqual(12)
    expect(layouts.length).toBeGreaterThanOrEqual(14)
    expect(pairings.length).toBeGreaterThanOrEqual(10)
  })
})

describe('twelve recipes', () => {
  it.each(titles)('of %s differ in family, layout and palette', title => {
    for (const seed of seeds) {
      const recipes = chooseTwelve(of(title), ['night'], seed)
      expect(recipes).toHaveLength(howMany)
      for (const part of ['family', 'layout', 'palette'] as const) {
        expect(new Set(recipes.map(recipe => recipe[part])).size, `${part}, seed ${seed}`).toBe(howMany)
      }
    }
  })

  it('suit the words: each layout can set them', () => {
    for (const title of titles) {
      for (const { family, layout } of chooseTwelve(of(title), [], 5)) {
        expect(familyOf(family).layouts).toContain(layout)
        expect(layoutOf(layout).suits({ title, artist: '' }), `${layout} for ${title}`).toBe(true)
      }
    }
  })

  it('stack no Latin letters: only Chinese stands in columns', () => {
    const layoutsOf = (title: string) =>
      new Set(seeds.flatMap(seed => chooseTwelve(of(title), [], seed).map(({ layout }) => layout)))
    expect(layoutsOf('春风不度玉门关')).toContain('column-right')
    for (const layout of layoutsOf('Paper Lanterns 河灯')) expect(layout).not.toMatch(/^column/)
  })

  it('are the same for the same seed and others for another', () => {
    const [one, again, other] = [3, 3, 4].map(seed => chooseTwelve(of('河灯'), ['warm'], seed))
    expect(again).toEqual(one)
    expect(other).not.toEqual(one)
  })

  it('show what the member gave', () => {
    const photo = { source: { kind: 'upload', id: crypto.randomUUID() }, width: 800, height: 600 } as const
    const given = { ...of('河灯'), sound: [0.2, 0.8, 0.4], photo }
    for (const seed of seeds) {
      const names = chooseTwelve(given, [], seed).map(({ family }) => family)
      expect(names).toEqual(expect.arrayContaining(['waveform', 'duotone', 'photo']))
    }
  })

  it.each(titles)('of a photo and %s show it in a third or more, and differ all the same', title => {
    const photo = { source: { kind: 'upload', id: crypto.randomUUID() }, width: 800, height: 600 } as const
    for (const sound of [[], [0.2, 0.8, 0.4]]) {
      for (const seed of seeds) {
        const recipes = chooseTwelve({ ...of(title), sound, photo }, [], seed)
        const shown = recipes.filter(({ family }) => familyOf(family).needs === 'photo')
        expect(shown.length).toBeGreaterThanOrEqual(howMany / 3)
        for (const part of ['family', 'layout', 'palette'] as const) {
          expect(new Set(recipes.map(recipe => recipe[part])).size, `${part}, seed ${seed}`).toBe(howMany)
        }
      }
    }
  })

  it('lean towards the mood', () => {
    for (const mood of coverMoods) {
      const suited = possible(of('河灯')).filter(({ moods }) => moods.includes(mood))
      const chosen = chooseTwelve(of('河灯'), [mood], 9).map(({ family }) => family)
      const held = suited.filter(({ name }) => chosen.includes(name)).length
      expect(held / suited.length, mood).toBeGreaterThanOrEqual(0.7)
    }
  })
})

describe('a design that is shuffled', () => {
  const [recipe] = chooseTwelve(of('河灯'), [], 11)
  it.each([
    ['type', 'pairing'],
    ['colour', 'palette'],
    ['picture', 'picture'],
  ] as const)('in %s changes nothing else', (part, key) => {
    if (!recipe) throw new Error('none')
    const changed = shuffle(recipe, of('河灯'), [], 77, [part])
    expect({ ...changed, [key]: recipe[key] }).toEqual(recipe)
    expect(changed[key]).not.toBe(recipe[key])
  })
})
