import { describe, expect, it } from 'vitest'
import { contentWords, textOfHtml } from './content-words'

describe('the words of a text', () => {
  it('are pairs of Chinese characters and whole Latin words, each once', () => {
    expect(contentWords('封面 要求, 封面要求? Covers for the cover')).toEqual([
      '封面',
      '要求',
      '面要',
      'cover',
    ])
  })

  it('leave out what every text has', () => {
    expect(contentWords('How can you do this with the')).toEqual([])
  })
})

describe('the text of HTML', () => {
  it('has no tags, no places and no entities', () => {
    expect(textOfHtml('<p>within {d} {d|day|days}.</p>')).toBe('within days.')
    expect(textOfHtml('<p>At most <b>{size}</b> &amp; more</p><p>x</p>')).toBe('At most more x')
  })
})
