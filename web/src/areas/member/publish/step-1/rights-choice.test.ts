import { describe, expect, it } from 'vitest'
import { authorsOf, chooseProperty, chooseSource } from './rights-choice'

describe('choosing at the rights gate', () => {
  it('sets the statement with the source', () => {
    expect(chooseSource(1)).toEqual({ source: 1, statement: 1 })
    expect(chooseSource(5)).toEqual({ source: 5, statement: 2 })
  })

  it('keeps a source that the other kind of work offers too', () => {
    expect(chooseProperty({ source: 4 }, 4, false)).toEqual({ property: 4, source: 4, statement: 2 })
  })

  it('drops a source that is not offered any more', () => {
    expect(chooseProperty({ source: 1 }, 3, false)).toEqual({ property: 3, source: null, statement: null })
    expect(chooseProperty({ source: 4 }, 1, false)).toEqual({ property: 1, source: null, statement: null })
    expect(chooseProperty({ source: 4 }, 1, true)).toEqual({ property: 1, source: 4, statement: 2 })
  })

  it('names whoever wrote it, where nobody is named yet', () => {
    const nobody = { composers: [], lyricists: [], instrumental: false }
    expect(authorsOf(nobody, 1, '陈夜航')).toEqual({ composers: ['陈夜航'], lyricists: ['陈夜航'] })
    expect(authorsOf({ ...nobody, instrumental: true }, 1, '陈夜航')).toEqual({ composers: ['陈夜航'] })
    expect(authorsOf({ ...nobody, lyricists: ['Lin'] }, 1, '陈夜航')).toEqual({})
    expect(authorsOf(nobody, 2, '陈夜航')).toEqual({})
    expect(authorsOf(nobody, 1, '')).toEqual({})
  })

  it('chooses by itself where there is nothing to choose', () => {
    expect(chooseProperty({ source: null }, 2, false)).toEqual({ property: 2, source: 3, statement: 1 })
  })
})
