import { describe, expect, it, vi } from 'vitest'
import { fingerprintOf, type KeptUpload, KeptUploads } from './kept-uploads'

interface Place {
  workId: number
}

const kept = new KeptUploads<Place>('uploads')
const upload = (fingerprint: string, wanted: Partial<KeptUpload<Place>> = {}): KeptUpload<Place> => ({
  workId: 1,
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
const names = () => kept.all().map(({ fingerprint }) => fingerprint)

describe('an upload that was begun', () => {
  it('is known again until it is forgotten', () => {
    kept.keep(upload('a'))
    kept.keep(upload('b'))
    expect(names()).toEqual(['a', 'b'])
    kept.forget('a')
    expect(names()).toEqual(['b'])
  })

  it('is kept once, as it stands last', () => {
    kept.keep(upload('a'))
    kept.keep(upload('a', { url: '/files/1' }))
    expect(kept.all()).toHaveLength(1)
    expect(kept.all()[0]?.url).toBe('/files/1')
  })

  it('is nothing any more once its grant has ended', () => {
    kept.keep(upload('a', { expiresAt: '2026-01-01T00:00:00.000Z' }))
    expect(kept.all(new Date('2025-12-31'))).toHaveLength(1)
    expect(kept.all(new Date('2026-01-02'))).toEqual([])
  })

  it('is not mistaken for one of another kind', () => {
    kept.keep(upload('a'))
    expect(new KeptUploads<Place>('others').all()).toEqual([])
  })

  it('starts from the beginning where the browser forbids storage, and nobody is bothered', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden')
    })
    expect(() => kept.keep(upload('a'))).not.toThrow()
    expect(kept.all()).toEqual([])
  })

  it('is told from another file, another change and another place', () => {
    const file = (name: string, lastModified: number) => new File(['x'], name, { lastModified })
    const one = fingerprintOf(file('boat.wav', 1), '1|5|music')
    expect(fingerprintOf(file('boat.wav', 1), '1|5|music')).toBe(one)
    expect(fingerprintOf(file('boat.wav', 2), '1|5|music')).not.toBe(one)
    expect(fingerprintOf(file('ship.wav', 1), '1|5|music')).not.toBe(one)
    expect(fingerprintOf(file('boat.wav', 1), '1|6|music')).not.toBe(one)
  })
})
