import { describe, expect, it } from 'vitest'
import { draftOf, findProblems, sentOf } from './payer-draft'

const sound = { ...draftOf(undefined), name: 'Believe' }

describe('a payer on its form', () => {
  it('needs a name, and a folder only in letters that storage takes', () => {
    expect(findProblems(draftOf(undefined))).toEqual({ name: 'name' })
    expect(findProblems({ ...sound, dropFolder: 'Believe Paris' })).toEqual({ drop_folder: 'drop_folder' })
    expect(findProblems({ ...sound, dropFolder: 'believe-paris' })).toEqual({})
  })

  it('means one channel by each name, however it is written', () => {
    const stores = [
      { store: 'Spotify', channelId: 1 },
      { store: ' spotify ', channelId: 2 },
      { store: 'Deezer', channelId: null },
    ]
    expect(findProblems({ ...sound, stores })).toEqual({ 'stores.1': 'storeTwice', 'stores.2': 'store' })
  })

  it('is sent without a folder where none is typed', () => {
    expect(sentOf({ ...sound, name: ' Believe ' })).toMatchObject({ name: 'Believe', drop_folder: null })
  })
})
