// The parts of an XML file as they come by: enough for sheets, and deaf to everything that XML can do besides.
import { ReportRefused } from '../report-refused'

export interface XmlPart {
  /** `c`, without a prefix; '' for text. */
  name: string
  kind: 'open' | 'close' | 'text'
  /** Text, or what stands in the tag behind its name. */
  content: string
  /** `<c/>`: it closes itself. */
  isEmpty: boolean
}

const longest = 4 * 1024 * 1024

export async function* scanXml(bytes: AsyncIterable<Buffer>): AsyncGenerator<XmlPart[]> {
  const decoder = new TextDecoder('utf-8')
  let rest = ''
  for await (const piece of bytes) {
    const parts: XmlPart[] = []
    rest = takeParts(rest + decoder.decode(piece, { stream: true }), parts)
    if (rest.length > longest) throw new ReportRefused('sheetBroken')
    yield parts
  }
  if (rest.trim() !== '') throw new ReportRefused('sheetBroken')
}

/** Answers with what is not finished yet. */
function takeParts(text: string, parts: XmlPart[]): string {
  let at = 0
  for (;;) {
    const open = text.indexOf('<', at)
    if (open < 0) return text.slice(at)
    const end = endOfTag(text, open)
    if (end < 0) return text.slice(at)
    if (open > at) parts.push(textPart(unescaped(text.slice(at, open))))
    const inner = text.slice(open + 1, end)
    if (inner.startsWith('![CDATA[')) parts.push(textPart(inner.slice(8, -2)))
    else if (inner.startsWith('!DOCTYPE')) throw new ReportRefused('sheetBroken', 'DOCTYPE')
    else if (!inner.startsWith('!') && !inner.startsWith('?')) parts.push(tagPart(inner))
    at = end + 1
  }
}

function endOfTag(text: string, open: number): number {
  const closing = text.startsWith('<!--', open) ? '-->' : text.startsWith('<![CDATA[', open) ? ']]>' : '>'
  const at = text.indexOf(closing, open)
  return at < 0 ? -1 : at + closing.length - 1
}

const textPart = (content: string): XmlPart => ({ name: '', kind: 'text', content, isEmpty: false })

function tagPart(inner: string): XmlPart {
  const isClose = inner.startsWith('/')
  const isEmpty = inner.endsWith('/')
  const bare = inner.slice(isClose ? 1 : 0, isEmpty ? -1 : undefined)
  const end = bare.search(/\s|$/)
  const name = bare.slice(0, end).replace(/^[^:]*:/, '')
  return { name, kind: isClose ? 'close' : 'open', content: bare.slice(end), isEmpty }
}

const patterns = new Map<string, RegExp>()

/** Whatever prefix it has. */
export function attribute(content: string, name: string): string | undefined {
  const known = patterns.get(name)
  const pattern = known ?? new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  if (!known) patterns.set(name, pattern)
  const found = pattern.exec(content)
  return found ? unescaped(found[1] ?? found[2] ?? '') : undefined
}

/** A map: a file may name anything, also what every object has. */
const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

function unescaped(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x[\da-fA-F]{1,6}|#\d{1,7}|\w{1,8});/g, (whole, name: string) => {
    if (!name.startsWith('#')) return entities.get(name) ?? whole
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
  })
}
