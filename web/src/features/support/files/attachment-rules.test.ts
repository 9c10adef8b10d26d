import { describe, expect, it } from 'vitest'
import { attachmentLimit } from '#contract/support/ticket'
import { largestAttachment, sortFiles } from './attachment-rules'

const file = (name: string, type = 'image/png', size = 1000) => ({ name, type, size })

describe('files that somebody attaches', () => {
  it('are taken or left out, each with its own reason', () => {
    const given = [
      file('a.png'),
      file('b.gif', 'image/gif'),
      file('c.jpg', 'image/jpeg', largestAttachment + 1),
      file('d.pdf', 'application/pdf', 0),
      file('e.pdf', 'application/pdf', largestAttachment),
    ]
    const { taken, refused } = sortFiles(given, 0)
    expect(taken.map(({ name }) => name)).toEqual(['a.png', 'e.pdf'])
    expect(refused).toEqual([
      { name: 'b.gif', why: 'wrongType' },
      { name: 'c.jpg', why: 'tooLarge' },
      { name: 'd.pdf', why: 'empty' },
    ])
  })

  it('fill up to the limit, counting what is there already', () => {
    const { taken, refused } = sortFiles([file('a.png'), file('b.png')], attachmentLimit - 1)
    expect(taken.map(({ name }) => name)).toEqual(['a.png'])
    expect(refused).toEqual([{ name: 'b.png', why: 'tooMany' }])
  })
})
