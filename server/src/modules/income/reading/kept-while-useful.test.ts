import { expect, it } from 'vitest'
import { KeptWhileUseful } from './kept-while-useful'

const most = 100

function hitsOf(names: Iterable<number>): number {
  const kept = new KeptWhileUseful<number>(most)
  let hits = 0
  for (const name of names) {
    const found = kept.get(String(name))
    if (found !== undefined) {
      expect(found).toBe(name)
      hits++
    } else if (kept.hasRoom()) kept.set(String(name), name)
  }
  return hits
}

function* rounds(names: number, count: number) {
  for (let round = 0; round < count; round++) for (let name = 0; name < names; name++) yield name
}

function* runs(names: number, length: number) {
  for (let name = 0; name < names; name++) for (let place = 0; place < length; place++) yield name
}

it('finds everything again that there is room for', () => {
  expect(hitsOf(rounds(most, 10))).toBe(9 * most)
})

it('finds what it holds of names that come round, however many there are besides', () => {
  expect(hitsOf(rounds(3 * most, 10))).toBe(9 * most)
})

it('follows names that each come several times and never again', () => {
  // All but the first of each.
  expect(hitsOf(runs(20 * most, 6))).toBe(5 * 20 * most)
})

it('follows them after a while where those before came once only', () => {
  const once = Array.from({ length: most }, (_, place) => -1 - place)
  const hits = hitsOf([...once, ...runs(20 * most, 6)])
  expect(hits).toBeGreaterThan(0.95 * 5 * 20 * most)
})
