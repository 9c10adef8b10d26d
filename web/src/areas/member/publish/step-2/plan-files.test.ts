import { describe, expect, it } from 'vitest'
import { cleanTitle, planFiles } from './plan-files'

const files = (...names: string[]) => names.map(name => ({ file: new File(['x'], name) }))

describe('a title guessed from a name', () => {
  it.each([
    ['01 - Night sailing', 'Night sailing'],
    ['1. 夜航', '夜航'],
    ['03_夜航_master', '夜航'],
    ['1-02 River', 'River'],
    ['99 Luftballons', 'Luftballons'],
    ['7', '7'],
    ['Song (Mastered) 24bit', 'Song'],
    ['Mixtape', 'Mixtape'],
  ])('%s → %s', (name, title) => {
    expect(cleanTitle(name)).toBe(title)
  })
})

describe('files dropped on an album', () => {
  it('become tracks in the order people count, with their lyrics and the cover', () => {
    const plan = planFiles(
      files('10 ten.flac', '2 two.wav', '1 one.wav', '2 two.lrc', 'booklet.jpg', 'Cover.png', 'notes.doc'),
      [],
      false,
    )
    expect(plan.created.map(({ title, lyric }) => [title, lyric?.name])).toEqual([
      ['one', undefined],
      ['two', '2 two.lrc'],
      ['ten', undefined],
    ])
    expect(plan.cover?.name).toBe('Cover.png')
    expect(plan.left.map(({ name }) => name)).toEqual(['booklet.jpg', 'notes.doc'])
  })

  it('go to the tracks that wait for them', () => {
    const tracks = [
      { id: 1, title: '夜航', hasMusic: false },
      { id: 2, title: 'River', hasMusic: true },
    ]
    const plan = planFiles(files('02 夜航.wav', 'river.lrc', 'cover.jpg'), tracks, true)
    expect(plan.matched.map(({ trackId, type }) => [trackId, type])).toEqual([
      [1, 'music'],
      [2, 'lyric'],
    ])
    expect(plan.created).toEqual([])
    expect(plan.cover).toBeUndefined()
  })

  it('go by their tags before their names', () => {
    const plan = planFiles(
      [
        { file: new File(['x'], 'b.flac'), title: 'First', trackNumber: 1 },
        { file: new File(['x'], 'a.flac'), title: 'Second', trackNumber: 2 },
      ],
      [],
      true,
    )
    expect(plan.created.map(({ title }) => title)).toEqual(['First', 'Second'])
  })
})
