import { describe, expect, it } from 'vitest'
import { readCodes } from './read-codes'

describe('codes in what a claimant wrote', () => {
  it('are found in the ways people write them', () => {
    expect(readCodes('https://music.example/release/k4m9pq7w?x=1')).toMatchObject({ page: 'k4m9pq7w' })
    expect(readCodes('track CN-T01-26-00017 of the album')).toMatchObject({ isrc: 'CNT012600017' })
    expect(readCodes('barcode 6901234567892.')).toMatchObject({ upc: '6901234567892' })
  })

  it('are not made up', () => {
    expect(readCodes('Night sailing by Lin, 2026-05-01, phone 13800000001')).toBeUndefined()
    expect(readCodes('/release/k4m9pq7w2 and 69012345678921')).toBeUndefined()
  })
})
