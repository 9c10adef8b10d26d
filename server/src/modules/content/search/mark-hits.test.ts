import { describe, expect, it } from 'vitest'
import { excerptAround, markHits } from './mark-hits'

const marked = (pieces: ReturnType<typeof markHits>) =>
  pieces.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('')

describe('what was found', () => {
  it('is marked in Chinese and in English, whatever its capitals and width', () => {
    expect(marked(markHits('封面要求与封面尺寸', ['封面']))).toBe('[封面]要求与[封面]尺寸')
    expect(marked(markHits('Your ＣＯＶＥＲ art', ['cover']))).toBe('Your [ＣＯＶＥＲ] art')
    expect(marked(markHits('no hit here', ['cover']))).toBe('no hit here')
  })

  it('joins neighbouring hits', () => {
    expect(marked(markHits('提现到账', ['提现', '现到']))).toBe('[提现到]账')
  })

  it('is text, so HTML in it stays text', () => {
    expect(
      markHits('<b>x</b>', ['b'])
        .map(piece => piece.text)
        .join(''),
    ).toBe('<b>x</b>')
  })
})

describe('an excerpt', () => {
  it('begins shortly before the first hit and says that it was cut', () => {
    const text = `${'前'.repeat(200)}封面${'后'.repeat(300)}`
    const shown = marked(excerptAround(text, ['封面']))
    expect(shown.startsWith('…前')).toBe(true)
    expect(shown).toContain('[封面]后')
    expect(shown.endsWith('后…')).toBe(true)
    expect([...shown].length).toBeLessThan(170)
  })

  it('begins with a whole word', () => {
    const text = `${'several words before that '.repeat(4)}the cover${' and more'.repeat(40)}`
    expect(marked(excerptAround(text, ['cover']))).toMatch(/^…(several|words|before|that) .*the \[cover\]/)
  })

  it('is the beginning where only the title has the words', () => {
    expect(marked(excerptAround('short text', ['absent']))).toBe('short text')
  })
})
