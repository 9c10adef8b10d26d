import { describe, expect, it } from 'vitest'
import { absentTypes, addedFiles, isAbsent } from './absent'

const released = [
  { type: 'cover', track_id: null },
  { type: 'music', track_id: 1 },
  { type: 'music', track_id: 2 },
  { type: 'mv', track_id: 1 },
] as const
const tracks = [
  { id: 11, revises: 1 },
  { id: 12, revises: 2 },
]

describe('what can be added to a released work', () => {
  it('is what its own track lacks', () => {
    expect(isAbsent(released, tracks, 'mv', 11)).toBe(false)
    expect(isAbsent(released, tracks, 'mv', 12)).toBe(true)
    expect(isAbsent(released, tracks, 'music', 12)).toBe(false)
  })

  it('never has a place where the type does not belong', () => {
    expect(isAbsent([], tracks, 'cover', 11)).toBe(false)
    expect(isAbsent([], tracks, 'music', null)).toBe(false)
    expect(isAbsent(released, tracks, 'cover', null)).toBe(false)
  })

  it('is offered as long as one track lacks it', () => {
    expect(absentTypes({ tracks: [{ id: 1 }, { id: 2 }] as never }, released)).toContain('mv')
    expect(absentTypes({ tracks: [{ id: 1 }] as never }, released)).not.toContain('mv')
  })

  it('is what was added, once it is there', () => {
    const files = [
      { type: 'music', track_id: 11 },
      { type: 'accompany', track_id: 11 },
    ] as const
    expect(addedFiles(released, tracks, files)).toEqual([{ type: 'accompany', track_id: 11 }])
  })
})
