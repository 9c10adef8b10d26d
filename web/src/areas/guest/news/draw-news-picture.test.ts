import { expect, it } from 'vitest'
import { newsCategories } from '#contract/content/kinds'
import { drawNewsPicture } from './draw-news-picture'

const drawn = (number: number, category: (typeof newsCategories)[number]) =>
  drawNewsPicture(number, category)
    .map(({ path, tone }) => tone + path)
    .join()

it('is always the same for an item, and another for every other', () => {
  for (const category of newsCategories) {
    expect(drawn(7, category)).toBe(drawn(7, category))
    const all = Array.from({ length: 50 }, (_, number) => drawn(number, category))
    expect(new Set(all).size).toBe(all.length)
  }
})

it('has one line in the colour of the site, and no line twice', () => {
  for (const category of newsCategories) {
    for (let number = 1; number < 50; number++) {
      const strokes = drawNewsPicture(number, category)
      expect(strokes.filter(({ tone }) => tone === 'accent')).toHaveLength(1)
      expect(new Set(strokes.map(({ path }) => path)).size).toBe(strokes.length)
    }
  }
})
