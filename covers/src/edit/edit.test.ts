import { describe, expect, it } from 'vitest'
import type { GroupLayer, Layer } from '#contract/covers/scene'
import { shapeLayer } from '../compose/layer'
import { box } from '../compose/path'
import type { Measure } from '../type/measure'
import { aligned, distributed } from './align'
import { spanOf } from './boxes'
import { canHold, freshId, idsIn, renamed } from './fresh'
import { begun, mostSteps, redone, stepped, undone } from './history'
import { hitAt, layersWithin } from './hit'
import { inverse, matrixOf, placedAs, spotOn } from './matrix'
import { pathBounds } from './path-bounds'
import { guidesOf, snapped } from './snap'
import { stretched, turnedAround } from './stretch'
import {
  changeLayers,
  grouped,
  groupsAround,
  inserted,
  layerOf,
  matrixAround,
  movedTo,
  reordered,
  ungrouped,
  withoutLayers,
} from './tree'

const noText: Measure = () => ({ left: 0, right: 0, top: 0, bottom: 0, advance: 0 })

const block = (
  id: string,
  x: number,
  y: number,
  width = 100,
  height = 100,
  more: Partial<Layer> = {},
): Layer => ({ ...shapeLayer(id, box(0, 0, width, height), '#000000'), id, x, y, ...more }) as Layer
const group = (id: string, layers: Layer[], more: Partial<GroupLayer> = {}): GroupLayer => ({
  ...(block(id, 0, 0) as unknown as GroupLayer),
  kind: 'group',
  layers,
  ...more,
})
const ids = (layers: readonly Layer[]) => layers.map(({ id }) => id).join(' ')
const span = (layers: readonly Layer[], id: string) => {
  const { left, top, right, bottom } = spanOf(layerOf(layers, id) as Layer, noText, matrixAround(layers, id))
  return [left, top, right, bottom].map(Math.round)
}

describe('an outline', () => {
  it.each([
    ['M10 20h30v40h-30Z', [10, 20, 40, 60]],
    ['M0 0L100 50 20 -30', [0, -30, 100, 50]],
    ['m5 5l10 0 0 10z', [5, 5, 15, 15]],
    // The bulge of a curve lies between its points, not at them.
    ['M0 0C0 100 100 100 100 0', [0, 0, 100, 75]],
    ['M0 0Q50 100 100 0T200 0', [0, -50, 200, 50]],
    ['M0 50a50 50 0 1 1 100 0a50 50 0 1 1 -100 0Z', [0, 0, 100, 100]],
    ['M0 50a50 50 0 11100 0', [0, 0, 100, 50]],
    ['M1e2 0L2e2 5e-1', [100, 0, 200, 0.5]],
    ['', [0, 0, 0, 0]],
  ])('%s reaches as far as it is drawn', (path, [left, top, right, bottom]) => {
    const found = pathBounds(path)
    expect(found.left).toBeCloseTo(left as number, 0)
    expect(found.top).toBeCloseTo(top as number, 0)
    expect(found.right).toBeCloseTo(right as number, 0)
    expect(found.bottom).toBeCloseTo(bottom as number, 0)
  })
})

describe('a place', () => {
  it('is found back through the inverse, and said again as a layer says it', () => {
    const placed = { x: 40, y: -7, rotation: 30, scale_x: 2, scale_y: -0.5 }
    const matrix = matrixOf(placed)
    const spot = spotOn(inverse(matrix), spotOn(matrix, { x: 12, y: 34 }))
    expect(spot.x).toBeCloseTo(12)
    expect(spot.y).toBeCloseTo(34)
    const said = placedAs(matrix)
    for (const key of ['x', 'y', 'rotation', 'scale_x', 'scale_y'] as const)
      expect(said[key]).toBeCloseTo(placed[key])
  })
})

describe('layers', () => {
  const layers = [block('a', 0, 0), group('g', [block('b', 0, 0), block('c', 50, 0)]), block('d', 0, 0)]

  it('are found with the groups around them', () => {
    expect(layerOf(layers, 'c')?.id).toBe('c')
    expect(ids(groupsAround(layers, 'c') ?? [])).toBe('g')
    expect(layerOf(layers, 'x')).toBeUndefined()
  })
  it('stay the same objects where nothing changed', () => {
    const changed = changeLayers(layers, new Set(['d']), layer => ({ ...layer, opacity: 0.5 }))
    expect(changed[0]).toBe(layers[0])
    expect(changed[1]).toBe(layers[1])
    expect(changed[2]?.opacity).toBe(0.5)
    expect(changeLayers(layers, new Set(['x']), layer => ({ ...layer }))).toBe(layers)
  })
  it('go in front of the one that is named, also within its group', () => {
    expect(ids(inserted(layers, [block('n', 0, 0)], 'a'))).toBe('a n g d')
    expect(ids((inserted(layers, [block('n', 0, 0)], 'b')[1] as GroupLayer).layers)).toBe('b n c')
    expect(ids(inserted(layers, [block('n', 0, 0)]))).toBe('a g d n')
  })
  it('leave no empty group behind', () => {
    expect(ids(withoutLayers(layers, new Set(['b', 'c'])))).toBe('a d')
  })
  it.each([
    ['front', 'a', 'g d a'],
    ['back', 'd', 'd a g'],
    ['forward', 'a', 'g a d'],
    ['backward', 'd', 'a d g'],
    ['forward', 'd', 'a g d'],
  ] as const)('go to the %s', (order, id, expected) => {
    expect(ids(reordered(layers, new Set([id]), order))).toBe(expected)
  })
  it('keep their order among themselves when several go forward', () => {
    expect(ids(reordered(layers, new Set(['a', 'g']), 'forward'))).toBe('d a g')
  })
  it('are dropped at the place of another', () => {
    expect(ids(movedTo(layers, 'a', 'd'))).toBe('g d a')
    expect(ids(movedTo(layers, 'd', 'a'))).toBe('d a g')
  })
  it('are seen where they were when a turned group is taken apart', () => {
    const turned = [
      group('g', [block('b', 10, 20, 30, 30, { rotation: 15 })], {
        x: 300,
        y: 100,
        rotation: 40,
        scale_x: 2,
        scale_y: 2,
      }),
    ]
    const before = span(turned, 'b')
    const after = ungrouped(turned, 'g')
    expect(ids(after)).toBe('b')
    // Places are kept to a tenth.
    for (const [index, edge] of span(after, 'b').entries())
      expect(Math.abs(edge - (before[index] as number))).toBeLessThanOrEqual(1)
  })
  it('become a group where the foremost lay', () => {
    expect(ids(grouped(layers, new Set(['a', 'd']), { id: 'n', name: 'n' }))).toBe('g n')
  })
  it('get ids that nobody has, groups included', () => {
    expect(freshId(new Set(['star', 'star-2']), 'star-7')).toBe('star-3')
    expect(ids(renamed([layers[1] as Layer], idsIn(layers)))).toBe('g-2')
    expect(ids((renamed([layers[1] as Layer], idsIn(layers))[0] as GroupLayer).layers)).toBe('b-2 c-2')
  })
  it('are not more or deeper than a cover may hold', () => {
    const many = Array.from({ length: 201 }, (_, index) => block(`l${index}`, 0, 0))
    expect(canHold(many.slice(1))).toBe(true)
    expect(canHold(many)).toBe(false)
    const deep = (levels: number): Layer =>
      levels === 0 ? block('x', 0, 0) : group(`g${levels}`, [deep(levels - 1)])
    expect(canHold([deep(5)])).toBe(true)
    expect(canHold([deep(6)])).toBe(false)
  })
})

describe('in line', () => {
  it('one goes with the cover, several with each other', () => {
    const two = [block('a', 100, 100), block('b', 500, 900, 300, 200)]
    expect(span(aligned(two, ['a'], 'right', noText), 'a')).toEqual([2900, 100, 3000, 200])
    expect(span(aligned(two, ['a', 'b'], 'bottom', noText), 'a')).toEqual([100, 1000, 200, 1100])
    expect(span(aligned(two, ['a'], 'middle', noText), 'a')).toEqual([100, 1450, 200, 1550])
  })
  it('also within a group that is turned', () => {
    const turned = [group('g', [block('a', 10, 10)], { rotation: 90, x: 700, y: 300 })]
    expect(span(aligned(turned, ['a'], 'left', noText), 'a')[0]).toBe(0)
  })
  it('gaps become equal', () => {
    const three = [block('a', 0, 0), block('b', 130, 0), block('c', 500, 0)]
    expect(span(distributed(three, ['a', 'b', 'c'], 'x', noText), 'b')).toEqual([250, 0, 350, 100])
  })
})

describe('what is moved', () => {
  const layers = [block('a', 0, 0), block('b', 1000, 700)]
  const guides = guidesOf(layers, new Set(['a']), noText)
  it('clings to the middle of the cover and to other layers, each direction on its own', () => {
    const found = snapped({ left: 1445, right: 1545, top: 793, bottom: 893 }, guides, 12)
    expect(found).toMatchObject({ dx: 5, dy: 7 })
    expect(found.guides.map(({ kind }) => kind)).toEqual(['middle', 'layer'])
  })
  it('goes freely further away', () => {
    expect(snapped({ left: 400, right: 470, top: 400, bottom: 470 }, guides, 12)).toMatchObject({
      dx: 0,
      dy: 0,
      guides: [],
    })
  })
})

describe('a frame', () => {
  const frame = { left: 0, top: 0, right: 100, bottom: 100 }
  const hold = { box: frame, around: [1, 0, 0, 1, 0, 0] as const, isEven: false, isFromMiddle: false }
  it('follows the pointer, and the far corner stays', () => {
    const grown = stretched(block('a', 200, 200), {
      ...hold,
      grip: { across: 1, down: 1 },
      to: { x: 400, y: 350 },
    })
    expect(span([grown], 'a')).toEqual([200, 200, 400, 350])
  })
  it('of a turned layer keeps its far corner too', () => {
    const layer = block('a', 200, 200, 100, 100, { rotation: 30 })
    const before = spotOn(matrixOf(layer), { x: 100, y: 100 })
    const grown = stretched(layer, { ...hold, grip: { across: -1, down: -1 }, to: { x: 50, y: 60 } })
    const after = spotOn(matrixOf(grown), { x: 100, y: 100 })
    expect(after.x).toBeCloseTo(before.x, 0)
    expect(after.y).toBeCloseTo(before.y, 0)
    const corner = spotOn(matrixOf(grown), { x: 0, y: 0 })
    expect(corner.x).toBeCloseTo(50, 0)
    expect(corner.y).toBeCloseTo(60, 0)
  })
  it('grows evenly and around its middle when asked', () => {
    const grown = stretched(block('a', 200, 200), {
      ...hold,
      grip: { across: 1, down: 0 },
      to: { x: 350, y: 0 },
      isEven: true,
      isFromMiddle: true,
    })
    expect(span([grown], 'a')).toEqual([150, 150, 350, 350])
  })
  it('never shrinks to nothing', () => {
    const grown = stretched(block('a', 200, 200), {
      ...hold,
      grip: { across: 1, down: 1 },
      to: { x: 200, y: 200 },
    })
    expect(Math.abs(grown.scale_x)).toBeGreaterThan(0.03)
  })
  it('turns around its middle', () => {
    expect(span([turnedAround(block('a', 200, 200), 90, { x: 250, y: 250 })], 'a')).toEqual([
      200, 200, 300, 300,
    ])
  })
})

describe('a finger', () => {
  const layers = [
    block('back', 0, 0, 3000, 3000),
    group('g', [block('in', 0, 0)], { x: 1000, y: 1000, rotation: 45 }),
  ]
  it('finds the frontmost, with its groups', () => {
    expect(ids(hitAt({ layers }, { x: 1000, y: 1070 }, noText) ?? [])).toBe('g in')
    expect(ids(hitAt({ layers }, { x: 990, y: 1001 }, noText) ?? [])).toBe('back')
  })
  it('goes through what is locked, hidden or not inked there', () => {
    const locked = changeLayers(layers, new Set(['g']), layer => ({ ...layer, is_locked: true }))
    expect(ids(hitAt({ layers: locked }, { x: 1000, y: 1070 }, noText) ?? [])).toBe('back')
    expect(hitAt({ layers }, { x: 5, y: 5 }, noText, () => false)).toBeUndefined()
  })
  it('draws a box around what it wants', () => {
    expect(layersWithin(layers, { left: 900, top: 900, right: 1200, bottom: 1200 }, noText)).toEqual(['g'])
  })
})

describe('steps', () => {
  it('go back and forth, and a new one forgets what was undone', () => {
    let history = begun(0)
    for (const next of [1, 2, 3]) history = stepped(history, next)
    history = undone(undone(history))
    expect(history.present).toBe(1)
    expect(redone(history).present).toBe(2)
    expect(stepped(history, 9).future).toEqual([])
  })
  it('of the same kind are one, until there was a pause', () => {
    let history = stepped(begun(0), 1, 'nudge', 1000)
    history = stepped(history, 2, 'nudge', 1500)
    expect(history.past).toEqual([0])
    history = stepped(history, 3, 'nudge', 9000)
    expect(history.past).toEqual([0, 2])
  })
  it(`are kept ${mostSteps} times`, () => {
    let history = begun(0)
    for (let step = 1; step <= mostSteps + 20; step++) history = stepped(history, step)
    for (let step = 0; step < mostSteps + 20; step++) history = undone(history)
    expect(history.present).toBe(20)
  })
})
