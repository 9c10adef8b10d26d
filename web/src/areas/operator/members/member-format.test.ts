import { describe, expect, it } from 'vitest'
import { formatBytes, formatShare } from './member-format'

describe('bytes', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1536, '1.5 KB'],
    [250 * 1024 ** 2, '250 MB'],
    [1.4 * 1024 ** 3, '1.4 GB'],
  ])('%d are %s', (bytes, shown) => expect(formatBytes(bytes)).toBe(shown))
})

describe('a share', () => {
  it.each([
    ['0.8000', '80%'],
    ['0.7250', '72.5%'],
  ])('of %s is %s', (rate, shown) => expect(formatShare(rate)).toBe(shown))
})
