import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isIsrc, isUpc, readIsrc, readUpc } from './code-formats'

const file = new URL('../../../../shared/vectors/check-vectors.json', import.meta.url)
const isThere = existsSync(file)
if (!isThere)
  console.warn('The shared check vectors are not here: codes are tried with the samples below only.')
const vectors = isThere ? JSON.parse(readFileSync(file, 'utf8')) : undefined

describe('an ISRC', () => {
  it('is read whatever way it is written', () => {
    expect(readIsrc('ISRC gb-ayc-17-00598')).toBe('GBAYC1700598')
    expect(readIsrc('GBAYC17O0598')).toBeUndefined()
    for (const text of ['GBAYC17005989', 'XGBAYC1700598', 'GBAYC1700598ISRC', 'GBISRC1700598']) {
      expect(readIsrc(text), text).toBeUndefined()
      expect(isIsrc(text), text).toBe(false)
    }
    expect(isIsrc('gb-ayc-17-00598')).toBe(true)
    for (const code of vectors?.isrc.valid ?? []) expect(readIsrc(code), code).toBeDefined()
    for (const code of vectors?.isrc.invalid ?? []) expect(readIsrc(code), code).toBeUndefined()
  })
})

describe('a UPC', () => {
  it('has its check digit right, with twelve, thirteen or fourteen digits', () => {
    expect(readUpc('036000 291452')).toBe('036000291452')
    expect(readUpc('036000291453')).toBeUndefined()
    expect(readUpc('3.6E+10')).toBeUndefined()
    expect(readUpc('4006381333931')).toBe('4006381333931')
    expect(readUpc('00036000291452')).toBe('00036000291452')
    for (const text of ['x036000291452', '036000291452x', '36000291452', '000036000291452']) {
      expect(readUpc(text), text).toBeUndefined()
      expect(isUpc(text), text).toBe(false)
    }
    expect(isUpc('036000 291452')).toBe(true)
    for (const code of vectors?.gtin.valid ?? []) expect(readUpc(code), code).toBeDefined()
    for (const code of vectors?.gtin.invalid ?? []) expect(readUpc(code), code).toBeUndefined()
  })
})
