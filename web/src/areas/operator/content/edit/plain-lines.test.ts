import { describe, expect, it } from 'vitest'
import { plainLines } from './plain-lines'

describe('rich text as plain lines', () => {
  it('gives each paragraph, heading and item a line', () => {
    const html = '<h2>Fees</h2><p>You &amp; we <strong>share</strong>.</p><ul><li>One</li><li>Two</li></ul>'
    expect(plainLines(html)).toEqual(['Fees', 'You & we share.', 'One', 'Two'])
  })

  it('writes a row of a table in one line, and a picture by its description', () => {
    const html =
      '<table><tbody><tr><th>Day</th><th>Hour</th></tr><tr><td>1</td><td>2</td></tr></tbody></table><img src="/a" alt="A river">'
    expect(plainLines(html)).toEqual(['Day | Hour', '1 | 2', '[A river]'])
  })

  it('leaves nothing of what is empty', () => {
    expect(plainLines('<p></p><p> </p>')).toEqual([])
    expect(plainLines('')).toEqual([])
  })
})
