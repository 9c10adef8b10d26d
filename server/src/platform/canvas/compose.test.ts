// The generator with a real canvas: what it makes is valid, repeatable, readable and never twice the same picture.
import { describe, expect, it } from 'vitest'
import { scene } from '#contract/covers/scene'
import { checkScene } from '#covers/check/check-scene'
import { labOf } from '#covers/colour/colour'
import { chooseTwelve } from '#covers/compose/choose'
import { plain } from '#covers/compose/layer'
import { makeScene } from '#covers/compose/make-scene'
import type { Material, Recipe } from '#covers/compose/recipe'
import { drawScene } from '#covers/draw/draw-scene'
import { sampled } from '../../testing/sampled'
import { nodeSurface } from './node-surface'

const of = (title: string, artist = '夜航'): Material => ({ title, artist, sound: [] })
/** Of all points, 16 by 16, how far apart they look on average. Two covers nobody confuses are at least this far apart. */
const leastDistance = 9
const side = 16

function thumbnail(recipe: Recipe, material: Material): number[][] {
  const surface = nodeSurface()
  const { data } = drawScene(makeScene(recipe, material, surface), surface, side).pen.getImageData(
    0,
    0,
    side,
    side,
  )
  return Array.from({ length: side * side }, (_, index) =>
    labOf([data[index * 4] ?? 0, data[index * 4 + 1] ?? 0, data[index * 4 + 2] ?? 0]),
  )
}

/** Where something is drawn on black. */
function inkOf(drawn: Parameters<typeof drawScene>[0]): boolean[] {
  const { data } = drawScene(drawn, nodeSurface(), 300).pen.getImageData(0, 0, 300, 300)
  return Array.from({ length: 300 * 300 }, (_, at) => (data[at * 4] ?? 0) > 40)
}

const distance = (one: number[][], other: number[][]) =>
  one.reduce(
    (sum, point, index) => sum + Math.hypot(...point.map((part, at) => part - (other[index]?.[at] ?? 0))),
    0,
  ) / one.length

describe('twelve covers', () => {
  it.each([
    ['two characters', '河灯', 3],
    ['English', 'Slow River', 8],
  ])('of %s look different, each from each', (_name, title, seed) => {
    const shown = chooseTwelve(of(title), [], seed).map(recipe => thumbnail(recipe, of(title)))
    for (const [index, one] of shown.entries()) {
      for (const other of shown.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(leastDistance)
    }
  })

  it.each(
    sampled(
      [
        ['a long title', '春风不度玉门关之后的第三个夏天', '林'],
        ['Chinese', '逆流', 'Night Voyage'],
        ['two scripts', 'Paper Lanterns 河灯', 'Juniper & the Lakes'],
        ['no artist', 'Undertow', ''],
      ],
      1,
    ),
  )(
    'of %s have their words inside, readable and as they were given',
    { tags: ['slow'] },
    (_name, title, artist) => {
      const material = of(title, artist)
      for (const recipe of chooseTwelve(material, [], 21)) {
        const surface = nodeSurface()
        const made = makeScene(recipe, material, surface)
        const broken = checkScene(made, material, surface).filter(({ isKept }) => !isKept)
        expect(
          broken.filter(({ rule }) => rule !== 'round'),
          JSON.stringify(recipe),
        ).toEqual([])
      }
    },
  )

  it.each(
    sampled(
      [
        ['nothing', ''],
        ['200 letters', 'La vie est une longue rivière '.repeat(7).slice(0, 200)],
        ['200 characters', '夜航船上听雨声'.repeat(29).slice(0, 200)],
        ['emoji', '🌊🌙✨ 👩‍🎤'],
        ['Arabic', 'ليالي الصيف'],
        ['both directions', 'Nights ليالي 2026 夜'],
        ['one letter', 'A'],
      ],
      2,
    ),
  )('of %s can be drawn and kept', (_name, title) => {
    const material = of(title, title)
    for (const recipe of chooseTwelve(material, [], 5)) {
      const surface = nodeSurface()
      const made = makeScene(recipe, material, surface)
      expect(scene.safeParse(made).error?.issues, JSON.stringify(recipe)).toBeUndefined()
      expect(() => drawScene(made, surface, 48)).not.toThrow()
    }
  })

  it.each(['left-middle', 'right-middle', 'foot-left', 'edge'])(
    'with stars join them past the words: %s',
    layout => {
      for (let picture = 1; picture <= 12; picture++) {
        const recipe = { family: 'constellation', layout, palette: 'polar', pairing: 'serif', picture }
        const { layers } = makeScene(recipe, of('Slow River'), nodeSurface())
        const [whole, words] = [layers, layers.filter(({ kind }) => kind === 'text')]
        const figure = whole.filter(({ name }) => name === 'Lines' || name === 'Stars')
        const marks = [figure, words].map(some => inkOf({ ground: '#000000', layers: some }))
        expect(marks[0]?.filter((isMarked, at) => isMarked && marks[1]?.[at]).length, `${picture}`).toBe(0)
      }
    },
  )

  it.each(['column-right', 'column-left'])(
    'in columns stand from top to bottom, readable: %s',
    { tags: ['slow'] },
    layout => {
      for (const title of ['逆流', '春风不度玉门关之后的第三个夏天']) {
        const recipe = { family: 'ink-wash', layout, palette: 'polar', pairing: 'serif', picture: 3 }
        const [material, surface] = [of(title, '林'), nodeSurface()]
        const made = makeScene(recipe, material, surface)
        const words = made.layers.flatMap(layer =>
          layer.kind === 'text' && layer.role === 'title' ? [{ ...layer, fill: plain('#ffffff') }] : [],
        )
        const ink = inkOf({ ground: '#000000', layers: words })
        const [rows, columns] = [
          ink.map((isMarked, at) => (isMarked ? Math.floor(at / 300) : -1)),
          ink.map((isMarked, at) => (isMarked ? at % 300 : -1)),
        ].map(places => new Set(places.filter(place => place >= 0)).size)
        expect(rows, title).toBeGreaterThan(columns ?? 0)
        const broken = checkScene(made, material, surface).filter(({ isKept }) => !isKept)
        expect(
          broken.filter(({ rule }) => rule !== 'round'),
          title,
        ).toEqual([])
      }
    },
  )

  it('are the same from the same seed', () => {
    const [recipe] = chooseTwelve(of('河灯'), [], 2)
    if (!recipe) throw new Error('none')
    expect(makeScene(recipe, of('河灯'), nodeSurface())).toEqual(makeScene(recipe, of('河灯'), nodeSurface()))
  })
})
