import { describe, expect, it } from 'vitest'
import { withContents } from './contents.server'

describe('the contents of an article', () => {
  it('are its headings, each with a name to jump to', () => {
    const { html, contents } = withContents(
      '<h2>One &amp; <b>two</b></h2><p>x</p><h2 id="x">&#60;b&#62;</h2><h2>Last</h2>',
    )
    expect(contents).toEqual([
      { id: 'part-1', title: 'One & two' },
      { id: 'part-2', title: '<b>' },
      { id: 'part-3', title: 'Last' },
    ])
    expect(html).toContain('<h2 id="part-2">&#60;b&#62;</h2>')
  })

  it('are left out of a short one', () => {
    const short = '<h2>One</h2><p>x</p><h2>Two</h2>'
    expect(withContents(short)).toEqual({ html: short, contents: [] })
  })
})
