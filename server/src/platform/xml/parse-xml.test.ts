import { describe, expect, it } from 'vitest'
import { parseXml, XmlRefused } from './parse-xml'

const bytes = (text: string) => Buffer.from(text)
const readOrRefused = (text: string) => {
  try {
    return parseXml(bytes(text))
  } catch (error) {
    expect(error).toBeInstanceOf(XmlRefused)
    return undefined
  }
}

function spent(work: () => unknown) {
  const begin = performance.now()
  work()
  return performance.now() - begin
}

const million = 2 ** 20
const filled = (piece: string, size: number) => piece.repeat(Math.ceil(size / piece.length))
const attributes = (size: number) =>
  `<a ${Array.from({ length: size / 12 }, (_, index) => `n${index}="v"`).join(' ')}/>`

describe('a file that is made to take long', () => {
  // A megabyte takes minutes where the time grows with the square, and less than a second where it does not.
  const made: [what: string, make: (size: number) => string][] = [
    ['comments that never end', size => `<a>${filled('<!--', size)}</a>`],
    ['comments that never end before the first element', size => filled('<!--', size)],
    ['quotations that never end', size => `<a>${filled('<![CDATA[', size)}</a>`],
    ['instructions that never end', size => `<a>${filled('<?', size)}</a>`],
    ['beginnings of markup', size => `<a>${filled('<!', size)}</a>`],
    ['comments that end', size => `<a>${filled('<!---->', size)}</a>`],
    ['quotations that end', size => `<a>${filled('<![CDATA[]]>', size)}</a>`],
    ['elements in each other', size => filled('<a>', size)],
    ['elements in each other that end', size => filled('<a>', size / 2) + filled('</a>', size / 2)],
    ['elements beside each other', size => `<a>${filled('<b/>', size)}</a>`],
    ['attributes', attributes],
    ['attributes of one name', size => `<a ${filled('b="c" ', size)}/>`],
  ]

  it.each(made)('is read or refused soon: %s', (_what, make) => {
    const source = make(million)
    expect(source.length).toBeGreaterThan(0.7 * million)
    expect(spent(() => readOrRefused(source))).toBeLessThan(20_000)
  })
})

describe('a document type', () => {
  const bomb = `<!DOCTYPE a [<!ENTITY b "${'x'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}"><!ENTITY d "${'&c;'.repeat(1000)}">]><a>&d;</a>`

  it.each([
    ['at the beginning', bomb],
    ['behind a declaration', `<?xml version="1.0"?>\n${bomb}`],
    ['behind a comment', `<!-- -->${bomb}`],
    ['between comments', `<!-- -->${bomb}<!-- -->`],
    ['behind a comment that has one in it', `<!-- <!DOCTYPE a> -->${bomb}`],
    ['behind a quotation that is none', `<!-- <![CDATA[ -->${bomb}<!-- ]]> -->`],
    ['behind an instruction that looks like the beginning of a comment', `<?a <!-- ?>${bomb}<!-- -->`],
    ['in small letters', '<!doctype a><a/>'],
    ['behind a mark of its encoding', `\ufeff\ufeff${bomb}`],
  ])('is refused %s', (_where, source) => {
    expect(() => parseXml(bytes(source))).toThrow(XmlRefused)
  })

  it('may be spoken of in comments, quotations and instructions', () => {
    const source =
      '<?a <!DOCTYPE a> ?><!-- <!DOCTYPE a> --><a><![CDATA[<!DOCTYPE a>]]><!-- <!ENTITY b "c"> --><?b <!ENTITY b> ?></a>'
    expect(parseXml(bytes(source))).toMatchObject({ name: 'a', text: '<!DOCTYPE a>' })
  })
})
