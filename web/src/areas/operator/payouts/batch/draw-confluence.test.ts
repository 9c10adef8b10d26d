import { expect, it } from 'vitest'
import { drawConfluence } from './draw-confluence'

it('runs every payout into the middle, the largest one thickest', () => {
  const { height, lines, mouth } = drawConfluence(['100.00', '50.00', '0.00'])
  expect(height).toBe(36)
  expect(mouth).toBe(18)
  expect(lines.map(({ thickness }) => thickness)).toEqual([5, 3, 1])
  for (const { path } of lines) expect(path).toMatch(/ 18$/)
})

it('draws nothing of nothing', () => {
  expect(drawConfluence([]).lines).toEqual([])
})
