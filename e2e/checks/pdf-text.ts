// What stands in one of our documents, read from its bytes: every drawn piece of text, by the table that its font carries along.
import { inflateSync } from 'node:zlib'

export function pdfText(file: Buffer): string[] {
  const text = file.toString('latin1')
  const objects = new Map<string, string>()
  for (const [, number = '', body = ''] of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(number, body)
  const fonts = new Map<string, Map<string, string>>()
  for (const body of objects.values()) {
    for (const [, name = '', number = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? '')?.[1]
      if (table) fonts.set(name, charactersOf(streamOf(objects.get(table) ?? '')))
    }
  }
  return [...objects.values()].flatMap(body => piecesOf(streamOf(body), fonts))
}

function streamOf(body: string): string {
  const found = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(body)?.[1]
  if (found === undefined) return ''
  const bytes = Buffer.from(found, 'latin1')
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

/** Glyphs as the font counts them, two bytes each, in ranges with a list of what they stand for. */
function charactersOf(table: string): Map<string, string> {
  const characters = new Map<string, string>()
  for (const [, from = '', list = ''] of table.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi)) {
    for (const [index, said] of [...list.matchAll(/<([^>]*)>/g)].entries()) {
      const glyph = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0')
      const units = said[1]?.replaceAll(' ', '').match(/.{4}/g) ?? []
      characters.set(glyph, String.fromCharCode(...units.map(unit => Number.parseInt(unit, 16))))
    }
  }
  return characters
}

function piecesOf(content: string, fonts: Map<string, Map<string, string>>): string[] {
  let font = new Map<string, string>()
  return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, name, drawn]) => {
    if (name !== undefined) {
      font = fonts.get(name) ?? new Map()
      return []
    }
    const glyphs = [...(drawn ?? '').matchAll(/<([\da-f]*)>/gi)].flatMap(
      ([, hex]) => hex?.match(/.{4}/g) ?? [],
    )
    return [glyphs.map(glyph => font.get(glyph.toLowerCase()) ?? '').join('')]
  })
}
