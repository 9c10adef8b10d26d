import { buffer } from 'node:stream/consumers'
import { deflateSync, inflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { sampled } from '../../testing/sampled'
import { blankMetadata } from './blank-metadata'

const author = 'Zhou (Harbour Road 7) Hai'

function written(body: (document: InstanceType<typeof PDFDocument>) => void = () => {}) {
  const document = new PDFDocument({ compress: false, info: { Author: author, Producer: 'Scanner of Zhou' } })
  body(document)
  document.text('The contract')
  document.end()
  return buffer(document)
}

/** Objects in one packed stream, as programs have written them for twenty years. */
function packed(objects: Record<number, string>, more = '') {
  let at = 0
  const header = Object.entries(objects).map(([number, object]) => {
    const place = `${number} ${at}`
    at += object.length + 1
    return place
  })
  const head = `${header.join(' ')} `
  const bytes = deflateSync(Buffer.from(`${head}${Object.values(objects).join(' ')} `, 'latin1'), {
    level: 1,
  })
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.5\n9 0 obj\n<< /Type /ObjStm /N ${header.length} /First ${head.length} /Filter /FlateDecode `,
    ),
    Buffer.from(`/Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from(
      `\nendstream\nendobj\n10 0 obj\n<< /Type /XRef /Root 1 0 R /Info 5 0 R ${more}>>\nendobj\n%%EOF`,
    ),
  ])
}
const unpacked = (pdf: Buffer) => {
  const start = pdf.indexOf('stream\n') + 7
  return inflateSync(pdf.subarray(start, pdf.indexOf('\nendstream'))).toString('latin1')
}

describe('a PDF without what it says of its maker', () => {
  it('keeps its length and its words, and loses author, program and moment', async () => {
    const pdf = await written()
    expect(pdf.toString('latin1')).toContain('Scanner of Zhou')
    const blank = blankMetadata(pdf)
    expect(blank).toHaveLength(pdf.length)
    const text = blank.toString('latin1')
    for (const said of ['Zhou', 'Harbour', 'PDFKit', 'D:20']) expect(text, said).not.toContain(said)
    // Everything else is the same, to the byte.
    const kept = (bytes: Buffer) => bytes.toString('latin1').replace(/\([^\n]*\)/g, '')
    expect(kept(blank)).toBe(kept(pdf))
    expect(text).toContain('%%EOF')
  })

  it('loses its XMP, plain and packed', () => {
    const xmp =
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><dc:creator>Zhou</dc:creator></rdf:RDF></x:xmpmeta>'
    const stream = (words: string, bytes: Buffer) =>
      Buffer.concat([
        Buffer.from(`%PDF-1.4\n3 0 obj\n<< /Type /Metadata /Subtype /XML ${words}>>\nstream\n`),
        bytes,
        Buffer.from('\nendstream\nendobj\n%%EOF'),
      ])
    const plain = blankMetadata(stream('', Buffer.from(xmp)))
    expect(plain.toString()).not.toContain('Zhou')
    const tight = stream('/Filter /FlateDecode ', deflateSync(xmp))
    const blank = blankMetadata(tight)
    expect(blank).toHaveLength(tight.length)
    expect(unpacked(blank)).toBe('')
  })

  it('loses what is packed with other objects, which stay', () => {
    const pdf = packed({
      4: '<< /Title (A chapter) >>',
      5: `<< /Author (${author}) /Creator <5A686F75> /Company 3 0 R >>`,
      3: '(Zhou Ltd)',
      6: '(kept)',
    })
    const blank = blankMetadata(pdf)
    expect(blank).toHaveLength(pdf.length)
    const text = unpacked(blank)
    expect(text).toContain('(A chapter)')
    expect(text).toContain('(kept)')
    expect(text).not.toMatch(/Zhou|Harbour|5A686F75/)
  })

  it('is left alone where it is encrypted', () => {
    const pdf = packed({ 5: '<< /Author (Zhou) >>' }, '/Encrypt 7 0 R ')
    expect(blankMetadata(pdf).equals(pdf)).toBe(true)
  })

  it('survives whatever is no PDF at all', () => {
    for (const odd of ['', '%PDF-', '1 0 obj /Info 1 0 R (', '/Info 1 0 R 1 0 obj ((((\\', 'obj stream\n'])
      expect(blankMetadata(Buffer.from(odd))).toHaveLength(odd.length)
  })

  const ofThreeMegabytes = (part: string) => Buffer.from(part.repeat(Math.ceil(3_000_000 / part.length)))

  const endless: [string, string][] = [
    ['objects without an end', '/Info 1 0 R 1 0 obj '],
    ['beginnings of streams', '1 0 obj << /Type /Metadata >> stream\n'],
    ['XMP without an end', '<x:xmpmeta><rdf:RDF>'],
    ['brackets', '/Info 1 0 R 1 0 obj ('],
    ['spaces', '/Info        '],
    ['digits', '1111111111 '],
    ['packed objects without any', '1 0 obj <</Type /ObjStm /First 1 /FlateDecode>> stream\nendstream '],
  ]
  it.each(sampled(endless, 3))('is done with three megabytes of %s', (_, part) => {
    const pdf = ofThreeMegabytes(part)
    expect(blankMetadata(pdf)).toHaveLength(pdf.length)
    // With one end, behind all of them.
    const ended = Buffer.concat([pdf, Buffer.from(' endstream endobj</x:xmpmeta></rdf:RDF>')])
    expect(blankMetadata(ended)).toHaveLength(ended.length)
  })

  it('does not unpack what unfolds into any amount, nor anything after it', () => {
    const bomb = deflateSync(Buffer.alloc(200_000_000, '5 0 '), { level: 9 })
    const words = '1 0 obj << /Type /ObjStm /First 4 /Filter /FlateDecode >>\nstream\n'
    const one = Buffer.concat([Buffer.from(words), bomb, Buffer.from('\nendstream\nendobj\n')])
    const pdf = Buffer.concat([Buffer.from('/Info 5 0 R '), ...Array.from({ length: 40 }, () => one)])
    expect(blankMetadata(pdf).equals(pdf)).toBe(true)
  })
})
