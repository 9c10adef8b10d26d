import { expect, it } from 'vitest'
import { knownStores } from './known-stores'
import { nameOfStore, shownStore, storeKey } from './store-names'

it('a store is the same in another case, width and spacing', () => {
  expect(new Set(['Napster', ' NAPSTER ', 'Ｎａｐｓｔｅｒ'].map(storeKey)).size).toBe(1)
  expect(nameOfStore('ｓｐｏｔｉｆｙ  ab')).toBe('Spotify')
  expect(nameOfStore('Rhapsody')).toBe('Napster')
})

it('a name has at most a hundred characters and none that control', () => {
  expect(shownStore('a\u0000b\tc\u202ed\n')).toBe('a b c d')
  expect([...shownStore('𝄞'.repeat(300))]).toHaveLength(100)
})

it('what payers often name comes with the product, each store once', () => {
  expect(knownStores.length).toBeGreaterThanOrEqual(200)
  const all = knownStores.flatMap(({ name, others }) => [...new Set([name, ...others].map(storeKey))])
  expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([])
})
