import { describe, expect, it } from 'vitest'
import type { ImageLayer } from '#contract/covers/scene'
import { imageLayer, shapeLayer } from '#covers/compose/layer'
import { box } from '#covers/compose/path'
import { spanOf } from '#covers/edit/boxes'
import { cut, frameFor, frameOfRatio, movedFrame, resizedFrame, wholeFrame } from './crop/crop-frame'
import { angleOf, asKind, type Gradient, withAngle, withoutStop, withStop, withStopAt } from './fill-kinds'
import { readHex, shownHex } from './hex-text'
import { readNumber, steppedNumber, stepsOf } from './number-text'
import { placedAt, placeOf, sizedTo, turnedTo } from './place'
import { shared } from './shared-value'

const noText = () => ({ left: 0, right: 0, top: 0, bottom: 0, advance: 0 })

describe('a number that is typed', () => {
  const limits = { least: -100, most: 500, digits: 1 }
  it.each([
    ['12', 12],
    [' 12,5 ', 12.5],
    ['１２．５', 12.5],
    ['-7', -7],
    ['−7', -7],
    ['30 %', 30],
    ['45°', 45],
    ['.5', 0.5],
    ['12.34', 12.3],
    ['-0', 0],
  ])('%s is read', (text, value) => {
    expect(readNumber(text, limits)).toBe(value)
  })
  it.each(['', 'abc', '1e9', '12.3.4', '501', '-101', '1 2'])('%s is none', text => {
    expect(readNumber(text, limits)).toBeUndefined()
  })
  it('goes by one or ten and stops at its limits', () => {
    expect(steppedNumber(3, stepsOf({ key: 'ArrowUp', shiftKey: false }), 1, limits)).toBe(4)
    expect(steppedNumber(3, stepsOf({ key: 'ArrowDown', shiftKey: true }), 1, limits)).toBe(-7)
    expect(steppedNumber(499, 10, 1, limits)).toBe(500)
    expect(steppedNumber(0.1, 2, 0.1, limits)).toBe(0.3)
    expect(stepsOf({ key: 'a', shiftKey: false })).toBe(0)
  })
})

describe('a colour that is typed', () => {
  it.each([
    ['#3B1238', '#3b1238'],
    ['3b1238', '#3b1238'],
    [' fa0 ', '#ffaa00'],
  ])('%s is read', (text, colour) => {
    expect(readHex(text)).toBe(colour)
  })
  it.each(['', 'red', '#12345', '#gggggg'])('%s is none', text => {
    expect(readHex(text)).toBeUndefined()
  })
  it('is shown without its hash', () => {
    expect(shownHex('#3b1238')).toBe('3B1238')
  })
})

describe('a fill', () => {
  const plain = { kind: 'plain', colour: '#112233' } as const
  const linear = asKind(plain, 'linear', '#ffffff') as Gradient
  it('keeps its colour when it becomes another kind, and back', () => {
    expect(linear.stops.map(({ colour }) => colour)).toEqual(['#112233', '#ffffff'])
    expect(asKind(linear, 'plain', '#ffffff')).toEqual(plain)
    expect((asKind(linear, 'radial', '#ffffff') as Gradient).stops).toBe(linear.stops)
  })
  it.each([0, 30, 45, 90, 135, 200, 270, 359])('runs at %i degrees', degrees => {
    const turned = withAngle(linear, degrees)
    expect(angleOf(turned)).toBe(degrees)
    if (turned.kind !== 'linear') throw new Error('not linear')
    // The ends lie on the edges of the box: nothing of the gradient is lost outside.
    const reach = Math.max(Math.abs(turned.to.x - 0.5), Math.abs(turned.to.y - 0.5))
    expect(reach).toBeCloseTo(0.5, 3)
  })
  it('gets stops in its widest gap and never fewer than two', () => {
    const three = withStop(linear)
    expect(three.fill.stops.map(({ at }) => at)).toEqual([0, 0.5, 1])
    const moved = withStopAt(three.fill, 1, { at: 0.2 })
    expect(withStop(moved).fill.stops.map(({ at }) => at)).toEqual([0, 0.2, 0.6, 1])
    expect(withoutStop(moved, 1).stops).toHaveLength(2)
    expect(withoutStop(linear, 0)).toBe(linear)
    let full: Gradient = linear
    for (let count = 0; count < 20; count++) full = withStop(full).fill
    expect(full.stops).toHaveLength(8)
  })
  it('keeps the order of its stops while one is moved', () => {
    const three = withStop(linear).fill
    expect(withStopAt(three, 1, { at: 3 }).stops[1]?.at).toBe(1)
    expect(withStopAt(three, 2, { at: 0.1 }).stops[2]?.at).toBe(0.5)
  })
})

describe('a frame of a picture', () => {
  const frame = { x: 0.2, y: 0.2, width: 0.4, height: 0.4 }
  it('stays within the picture when it is moved', () => {
    expect(movedFrame(frame, 0.1, -0.1)).toEqual({ x: 0.3, y: 0.1, width: 0.4, height: 0.4 })
    expect(movedFrame(frame, 5, 5)).toEqual({ x: 0.6, y: 0.6, width: 0.4, height: 0.4 })
  })
  it('is pulled at a corner, and the other corner stays', () => {
    expect(resizedFrame(frame, { across: -1, down: -1 }, -0.1, -0.2)).toEqual({
      x: 0.1,
      y: 0,
      width: 0.5,
      height: 0.6,
    })
    expect(resizedFrame(frame, { across: 1, down: 1 }, 9, 9)).toEqual({
      x: 0.2,
      y: 0.2,
      width: 0.8,
      height: 0.8,
    })
    const least = resizedFrame(frame, { across: 1, down: 1 }, -9, -9)
    expect(least).toMatchObject({ x: 0.2, width: 0.05, height: 0.05 })
  })
  it.each([0.5, 1, 2])('keeps a ratio of %d, whatever pulls at it', ratio => {
    for (const [dx, dy] of [
      [0.3, 0.1],
      [-0.3, 0.2],
      [4, -4],
      [-4, -4],
    ] as const) {
      const start = frameOfRatio(frame, ratio)
      const pulled = resizedFrame(start, { across: 1, down: 1 }, dx, dy, ratio)
      expect(pulled.width / pulled.height).toBeCloseTo(ratio, 1)
      expect(pulled.x + pulled.width).toBeLessThanOrEqual(1)
      expect(pulled.y + pulled.height).toBeLessThanOrEqual(1)
      expect(pulled.x).toBe(start.x)
    }
  })
  it('of another picture is as much of it as the box shows', () => {
    expect(frameFor({ width: 4000, height: 2000 }, { width: 100, height: 100 })).toEqual({
      x: 0.25,
      y: 0,
      width: 0.5,
      height: 1,
    })
  })
  it('cuts a layer, and what is left stays where it was seen', () => {
    const source = { kind: 'background', id: 1 } as const
    const layer: ImageLayer = {
      ...imageLayer('photo', source, wholeFrame, {}),
      width: 1000,
      height: 1000,
      x: 100,
      y: 200,
      scale_x: 2,
      scale_y: 2,
    }
    const half = cut(layer, { x: 0.5, y: 0.25, width: 0.5, height: 0.5 })
    expect(half).toMatchObject({ x: 1100, y: 700, width: 500, height: 500 })
    expect(cut(half, wholeFrame)).toMatchObject({ x: 100, y: 200, width: 1000, height: 1000 })
  })
})

describe('a place in numbers', () => {
  const layer = { ...shapeLayer('a', box(0, 0, 100, 50), '#000000'), x: 40, y: 60 }
  it('is that of the box one sees', () => {
    expect(placeOf([layer], layer, noText)).toEqual({ x: 40, y: 60, width: 100, height: 50, rotation: 0 })
    const [moved] = placedAt([layer], layer, { x: 10 }, noText)
    expect(moved).toMatchObject({ x: 10, y: 60 })
  })
  it('gets a size by one number, evenly or not', () => {
    expect(placeOf([], sizedTo(layer, { width: 200 }, noText, true), noText)).toMatchObject({
      width: 200,
      height: 100,
    })
    expect(placeOf([], sizedTo(layer, { height: 200 }, noText, false), noText)).toMatchObject({
      x: 40,
      y: 60,
      width: 100,
      height: 200,
    })
  })
  it('turns around its middle', () => {
    const turned = turnedTo(layer, 90, noText)
    expect(turned.rotation).toBe(90)
    const { left, right, top, bottom } = spanOf(turned, noText)
    expect([(left + right) / 2, (top + bottom) / 2].map(Math.round)).toEqual([90, 85])
  })
})

describe('what several layers have alike', () => {
  it('is said only where they do', () => {
    const one = shapeLayer('a', '', '#000000', { opacity: 0.5 })
    const other = shapeLayer('b', '', '#000000', { opacity: 0.7 })
    expect(shared([one, other], ({ opacity }) => opacity)).toBeUndefined()
    expect(shared([one, other], ({ kind }) => kind)).toBe('shape')
    expect(shared([one, other], layer => (layer.kind === 'shape' ? layer.fill : null))).toEqual({
      kind: 'plain',
      colour: '#000000',
    })
  })
})
