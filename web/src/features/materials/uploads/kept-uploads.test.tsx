import { describe, expect, it, vi } from 'vitest'
import { fingerprintOf, forgetUpload, type KeptUpload, keepUpload, keptUploads } from './kept-uploads'

const place = { workId: 1, trackId: 5, type: 'music' as const }
const upload = (fingerprint: string, wanted: Partial<KeptUpload> = {}): KeptUpload => ({
  ...place,
  fingerprint,
  fileName: 'boat.wav',
  size: 4096,
  uploadId: 'u',
  endpoint: '/files',
  url: '',
  grant: 'g',
  expiresAt: '2999-01-01T00:00:00.000Z',
  ...wanted,
})
const names = () => keptUploads().map(({ fingerprint }) => fingerprint)

describe('an upload that was begun', () => {
  it('is known again until it is forgotten', () => {
    keepUpload(upload('a'))
    keepUpload(upload('b'))
    expect(names()).toEqual(['a', 'b'])
    forgetUpload('a')
    expect(names()).toEqual(['b'])
  })

  it('is kept once, as it stands last', () => {
    keepUpload(upload('a'))
    keepUpload(upload('a', { url: '/files/1' }))
    expect(keptUploads()).toHaveLength(1)
    expect(keptUploads()[0]?.url).toBe('/files/1')
  })

  it('is nothing any more once its grant has ended', () => {
    keepUpload(upload('a', { expiresAt: '2026-01-01T00:00:00.000Z' }))
    expect(keptUploads(new Date('2025-12-31'))).toHaveLength(1)
    expect(keptUploads(new Date('2026-01-02'))).toEqual([])
  })

  it('starts from the beginning where the browser forbids storage, and nobody is bothered', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden')
    })
    expect(() => keepUpload(upload('a'))).not.toThrow()
    expect(keptUploads()).toEqual([])
  })

  it('is told from another file, another change and another place', () => {
    const file = (name: string, lastModified: number) => new File(['x'], name, { lastModified })
    const one = fingerprintOf(file('boat.wav', 1), place)
    expect(fingerprintOf(file('boat.wav', 1), place)).toBe(one)
    expect(fingerprintOf(file('boat.wav', 2), place)).not.toBe(one)
    expect(fingerprintOf(file('ship.wav', 1), place)).not.toBe(one)
    expect(fingerprintOf(file('boat.wav', 1), { ...place, trackId: 6 })).not.toBe(one)
    expect(fingerprintOf(file('boat.wav', 1), { ...place, type: 'short' })).not.toBe(one)
  })
})
