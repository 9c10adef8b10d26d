import { describe, expect, it } from 'vitest'
import { cleanPaste, picturesOf } from './clean-paste'
import { tidyHtml } from './tidy-html'

describe('what is pasted into a text', () => {
  it.each([
    ['loses its style', '<p style="color:red" class="x">one</p>', '<p>one</p>'],
    ['loses scripts and forms', '<p>one</p><script>x()</script><form><input></form>', '<p>one</p>'],
    ['loses handlers', '<p onclick="x()">one</p>', '<p>one</p>'],
    ['keeps links', '<a href="/help" target="_blank">one</a>', '<a href="/help">one</a>'],
    ['loses pictures from elsewhere', '<img src="https://other.example/a.png">', ''],
    [
      'keeps pictures of ours',
      '<img src="/content-pictures/a.png" alt="a">',
      '<img src="/content-pictures/a.png" alt="a">',
    ],
    ['has two ranks of headings', '<h1>a</h1><h2>b</h2><h5>c</h5>', '<h2>a</h2><h2>b</h2><h3>c</h3>'],
  ])('%s', (_, pasted, kept) => {
    expect(cleanPaste(pasted)).toBe(kept)
  })
})

describe('pictures in a clipboard', () => {
  const picture = new File(['x'], 'a.png', { type: 'image/png' })
  const clipboard = (html: string, files: File[]) =>
    ({ getData: () => html, files }) as unknown as DataTransfer

  it.each([
    ['alone are meant', '', [picture], 1],
    ['beside nothing but markup are meant', '<!-- word --><style>p{}</style><img>', [picture], 1],
    ['that a word processor sends beside its words are not', '<p>words</p>', [picture], 0],
    ['that are no pictures are not', '', [new File(['x'], 'a.txt', { type: 'text/plain' })], 0],
  ])('%s', (_, html, files, count) => {
    expect(picturesOf(clipboard(html, files))).toHaveLength(count)
  })

  it('are none without a clipboard', () => {
    expect(picturesOf(null)).toEqual([])
  })
})

describe('a text as it is kept', () => {
  it.each([
    ['short list items', '<ul><li><p>one</p></li></ul>', '<ul><li>one</li></ul>'],
    ['items of two paragraphs', '<ul><li><p>a</p><p>b</p></li></ul>', '<ul><li><p>a</p><p>b</p></li></ul>'],
    ['nothing empty at the end', '<p>a</p><p></p><p></p>', '<p>a</p>'],
    [
      'tables with a head',
      '<table style="x"><colgroup><col></colgroup><tbody><tr><th colspan="1"><p>H</p></th></tr><tr><td><p>d</p></td></tr></tbody></table>',
      '<table><thead><tr><th>H</th></tr></thead><tbody><tr><td>d</td></tr></tbody></table>',
    ],
  ])('has %s', (_, written, kept) => {
    expect(tidyHtml(written)).toBe(kept)
  })
})
