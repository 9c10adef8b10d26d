import { describe, expect, it } from 'vitest'
import { secretsFrom } from './secrets'
import { readNote, writeNote } from './signed-note'

const secrets = secretsFrom('a secret that is only used in tests')
const now = new Date('2026-03-01T12:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

describe('a signed note', () => {
  const note = writeNote(secrets, 'a link', [7, 'a-file_1'], later(60))

  it('gives back what was written, until it runs out', () => {
    expect(readNote(secrets, 'a link', note, now)).toEqual(['7', 'a-file_1'])
    expect(readNote(secrets, 'a link', note, later(59))).toBeDefined()
    expect(readNote(secrets, 'a link', note, later(60))).toBeUndefined()
  })

  it('is worth nothing for another purpose, with another secret, or changed in any letter', () => {
    expect(readNote(secrets, 'another link', note, now)).toBeUndefined()
    expect(readNote(secretsFrom('another secret of these tests'), 'a link', note, now)).toBeUndefined()
    for (let index = 0; index < note.length; index++) {
      const changed = `${note.slice(0, index)}${note[index] === 'x' ? 'y' : 'x'}${note.slice(index + 1)}`
      expect(readNote(secrets, 'a link', changed, now), changed).toBeUndefined()
    }
    for (const nothing of ['', '.', 'a.b', '..'])
      expect(readNote(secrets, 'a link', nothing, now)).toBeUndefined()
  })

  it('holds no facts that could be read as two', () => {
    expect(() => writeNote(secrets, 'a link', ['a/b'], later(1))).toThrow(RangeError)
  })
})
