import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { noticeOf, thirdParties } from './third-party'

test('the notice of third parties names every package of the lock file: npm run notices writes it', () => {
  expect(readFileSync('THIRD-PARTY.md', 'utf8')).toBe(noticeOf(thirdParties()))
})

test('every package says under which licence it is used', () => {
  expect(thirdParties().filter(({ licence }) => licence === 'see the package')).toEqual([])
})
