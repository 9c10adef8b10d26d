import { describe, expect, it } from 'vitest'
import type { Scene, TextLayer } from '#contract/covers/scene'
import type { CheckedRule, CoverRuleName } from '#covers/check/check-scene'
import { rgbOf } from '#covers/colour/colour'
import { textLayer } from '#covers/compose/layer'
import { spanOf } from '#covers/edit/boxes'
import type { Measure } from '#covers/type/measure'
import { advertIn } from './advert'
import type { Look } from './editor-jobs'
import { byReading, intoCircle, intoCover, plainFixes, readsOn, withChanges } from './fixes'
import { openPoints, pointsOf } from './points'

/** Every text is as wide as two of its size and as high as one. */
const measure: Measure = (_text, _type, size) => ({
  left: 0,
  right: size * 2,
  top: -size,
  bottom: 0,
  advance: size * 2,
})
const type = { font: 'noto-sans-sc', weight: 400, width: 100, is_italic: false }
const said = (role: TextLayer['role'], text: string, x: number, y: number, more: Partial<TextLayer> = {}) =>
  textLayer(role, { text, type, size: 500, x, y }, more)
const sceneOf = (...layers: TextLayer[]): Scene => ({ version: 1, ground: '#000000', layers })
const broken = (...rules: CoverRuleName[]): CheckedRule[] => rules.map(rule => ({ rule, isKept: false }))

describe('the colour that reads best', () => {
  const dusk = [...Array<string>(8).fill('#2a1840'), ...Array<string>(2).fill('#5a3060')].map(rgbOf)
  it('is the lightest of the cover on a dark ground, the darkest on a light one', () => {
    const colours = ['#2a1840', '#ee6c3f', '#ffe9bd', '#bf3c50']
    expect(byReading(colours, dusk)[0]).toBe('#ffe9bd')
    expect(byReading(colours, [rgbOf('#fff4dd')])[0]).toBe('#2a1840')
  })
  it('is judged by the worst tenth of the ground, not by its average', () => {
    const mostlyDark = [...Array<string>(80).fill('#000000'), ...Array<string>(20).fill('#ffffff')].map(rgbOf)
    expect(readsOn('#ffffff', mostlyDark)).toBe(1)
    expect(readsOn('#ffffff', mostlyDark.slice(0, 80))).toBe(21)
  })
})

describe('a fix', () => {
  it('moves what reaches over the edge, and shrinks only what is too wide', () => {
    expect(intoCover({ left: -50, right: 950, top: 400, bottom: 900 })).toEqual({ grow: 1, dx: 150, dy: 0 })
    const { grow, dx } = intoCover({ left: -200, right: 3400, top: 0, bottom: 100 })
    expect(grow).toBeCloseTo(2800 / 3600)
    expect(dx).toBeCloseTo(-100)
  })
  it('leaves words inside that were outside', () => {
    const scene = sceneOf(said('title', 'Far', 2600, 200), said('none', 'Fine', 1000, 1000))
    const [fix] = plainFixes(scene, broken('inside'), undefined, measure)
    expect(fix?.changes.map(({ id }) => id)).toEqual(['title'])
    const [moved] = withChanges(scene.layers, fix?.changes ?? [])
    const { left, right, top, bottom } = spanOf(moved as TextLayer, measure)
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(99)
    expect(Math.max(right, bottom)).toBeLessThanOrEqual(2901)
  })
  it('shrinks a text around its middle until it fits', () => {
    const scene = sceneOf(said('title', 'Wide', -500, 1500, { size: 2000 }))
    const [fix] = plainFixes(scene, broken('inside'), undefined, measure)
    const [shrunk] = withChanges(scene.layers, fix?.changes ?? [])
    const { left, right } = spanOf(shrunk as TextLayer, measure)
    expect(left).toBeGreaterThanOrEqual(99)
    expect(right).toBeLessThanOrEqual(2901)
    expect((shrunk as TextLayer).size).toBeCloseTo(1400, -1)
  })
  it('brings a title towards the middle of a round picture', () => {
    const { dx, dy } = intoCircle({ left: 0, right: 200, top: 0, bottom: 200 })
    expect(dx).toBeGreaterThan(0)
    expect(dx).toBeCloseTo(dy)
    expect(intoCircle({ left: 1400, right: 1600, top: 1400, bottom: 1600 })).toEqual({ dx: 0, dy: 0 })
  })
  it('gives the release its names, where one layer has the role', () => {
    const words = { title: 'River Lanterns', artist: 'Night Voyage' }
    const scene = sceneOf(said('title', 'River', 0, 500), said('artist', 'night\nvoyage', 0, 900))
    expect(plainFixes(scene, broken('names'), words, measure)).toEqual([
      { rule: 'names', changes: [{ id: 'title', text: 'River Lanterns' }] },
    ])
    const two = sceneOf(said('title', 'Ri', 0, 500), said('title', 'ver', 0, 900, { id: 'other' }))
    expect(plainFixes(two, broken('names'), words, measure)).toEqual([])
  })
  it('touches nothing that is locked', () => {
    const scene = sceneOf(said('title', 'Far', 2600, 200, { is_locked: true }))
    expect(plainFixes(scene, broken('inside'), undefined, measure)).toEqual([])
  })
})

describe('the list of the cover check', () => {
  const look: Look = {
    checks: [
      { rule: 'title', isKept: true, ratio: 13.8, needs: 3.4 },
      { rule: 'artist', isKept: false, ratio: 2.5, needs: 3 },
      { rule: 'names', isKept: true },
    ],
    fixes: [{ rule: 'artist', changes: [], colour: '#ffe9bd', ratio: 6.9 }],
    small: new Blob(),
    middle: new Blob(),
    lacking: ['𠮷', '☃'],
    missingFonts: [],
    missingPictures: [],
    advert: undefined,
  }
  it('begins with what is open, each with its figures and its fix', () => {
    const points = pointsOf(look)
    expect(points.slice(0, 2)).toMatchObject([
      { name: 'artist', ratio: 2.5, needs: 3, fix: { colour: '#ffe9bd' } },
      { name: 'letters', what: '𠮷 ☃' },
    ])
    expect(points.slice(2).every(({ isKept }) => isKept)).toBe(true)
    expect(openPoints(look)).toHaveLength(2)
  })
})

describe('what does not belong on a cover', () => {
  const one = (text: string) => advertIn([said('none', text, 0, 0)])
  it.each([
    ['listen on www.example.com', 'www.example.com'],
    ['night.fm', 'night.fm'],
    ['follow @nightvoyage', '@nightvoyage'],
    ['only ¥12', '¥12'],
    ['9 元', '9 元'],
    ['WeChat: voyage_88', 'WeChat: voyage_88'],
  ])('%s is found', (text, found) => {
    expect(one(text)).toBe(found)
  })
  it.each(['Night Voyage', '河灯', '24/7', 'Vol. 2', 'feat. M.A.', '1989', 'No. 5 @ home'])(
    '%s is a name',
    text => {
      expect(one(text)).toBeUndefined()
    },
  )
  it('does not count where nobody sees it', () => {
    expect(advertIn([said('none', 'www.example.com', 0, 0, { is_hidden: true })])).toBeUndefined()
  })
})
