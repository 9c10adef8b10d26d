// The small parts of a workbook: its sheets, which styles are dates, and the texts that cells share.
import { ReportRefused } from '../report-refused'
import { isDateFormat } from './cell-value'
import { mostRows } from './read-rows'
import { attribute, scanXml, type XmlPart } from './scan-xml'

export type OpenPart = (name: string) => AsyncIterable<Buffer> | undefined

export interface Sheet {
  /** On its tab. */
  name: string
  isHidden: boolean
  /** The file within the workbook. */
  part: string
}

export interface Workbook {
  /** In the order of the tabs. */
  sheets: Sheet[]
  is1904: boolean
  isDate: boolean[]
  shared: string[]
}

const mostSharedLetters = 100_000_000
/** Four to each row of the largest sheet. Each costs memory, also an empty one. */
const mostSharedTexts = 4 * mostRows
const mostSheets = 1000
/** Of what tells about the sheets: their names, their styles. */
const mostPartBytes = 32 * 1024 * 1024

export async function readWorkbook(open: OpenPart): Promise<Workbook> {
  const tabs: { id: string; name: string; isHidden: boolean }[] = []
  let is1904 = false
  for await (const part of tagsOf(open('xl/workbook.xml'))) {
    if (part.name === 'sheet') tabs.push(tabOf(part.content))
    if (part.name === 'workbookPr') is1904 = /^(1|true)$/.test(attribute(part.content, 'date1904') ?? '')
  }
  const targets = new Map<string, string>()
  for await (const part of tagsOf(open('xl/_rels/workbook.xml.rels'))) {
    if (part.name !== 'Relationship') continue
    const target = attribute(part.content, 'Target') ?? ''
    targets.set(
      attribute(part.content, 'Id') ?? '',
      target.startsWith('/') ? target.slice(1) : `xl/${target}`,
    )
  }
  const sheets = onePerPart(
    tabs.flatMap(({ id, name, isHidden }) => {
      const part = targets.get(id)
      return part === undefined ? [] : [{ name, isHidden, part }]
    }),
  )
  if (sheets.length === 0) throw new ReportRefused('sheetEmpty')
  if (sheets.length > mostSheets) throw new ReportRefused('sheetTooLarge')
  return { sheets, is1904, isDate: await readStyles(open), shared: await readShared(open) }
}

const longestName = 100

const tabOf = (content: string) => ({
  id: attribute(content, 'id') ?? '',
  name: (attribute(content, 'name') ?? '').replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ').slice(0, longestName),
  isHidden: /hidden/i.test(attribute(content, 'state') ?? ''),
})

/** Two tabs that point to one part are one sheet; it is hidden only where both are. */
function onePerPart(sheets: readonly Sheet[]): Sheet[] {
  const byPart = new Map<string, Sheet>()
  for (const sheet of sheets) {
    const known = byPart.get(sheet.part)
    if (known) known.isHidden &&= sheet.isHidden
    else byPart.set(sheet.part, { ...sheet })
  }
  return [...byPart.values()]
}

async function readStyles(open: OpenPart): Promise<boolean[]> {
  const codes = new Map<number, string>()
  const isDate: boolean[] = []
  let isWithin = false
  for await (const { name, content, kind } of tagsOf(open('xl/styles.xml'), true)) {
    if (name === 'cellXfs') isWithin = kind === 'open'
    else if (kind === 'close') continue
    else if (name === 'numFmt') {
      codes.set(Number(attribute(content, 'numFmtId')), attribute(content, 'formatCode') ?? '')
    } else if (name === 'xf' && isWithin) {
      const id = Number(attribute(content, 'numFmtId') ?? 0)
      isDate.push(isDateFormat(id, codes.get(id)))
    }
  }
  return isDate
}

async function readShared(open: OpenPart): Promise<string[]> {
  const bytes = open('xl/sharedStrings.xml')
  const texts: string[] = []
  if (!bytes) return texts
  let [text, letters, isText, isSpoken] = ['', 0, false, false]
  for await (const parts of scanXml(bytes)) {
    for (const { name, kind, content, isEmpty } of parts) {
      if (kind === 'text') {
        if (!isText || isSpoken) continue
        text += content
        letters += content.length
        if (letters > mostSharedLetters) throw new ReportRefused('sheetTooLarge')
      } else if (name === 't') isText = kind === 'open' && !isEmpty
      // How a word is pronounced is no part of it.
      else if (name === 'rPh') isSpoken = kind === 'open' && !isEmpty
      if (name === 'si' && (kind === 'close' || isEmpty)) {
        if (texts.push(text) > mostSharedTexts) throw new ReportRefused('sheetTooLarge')
        text = ''
      }
    }
  }
  return texts
}

async function* tagsOf(
  bytes: AsyncIterable<Buffer> | undefined,
  withClosing = false,
): AsyncGenerator<XmlPart> {
  if (!bytes) return
  for await (const parts of scanXml(bounded(bytes))) {
    yield* parts.filter(({ kind }) => kind === 'open' || (withClosing && kind === 'close'))
  }
}

async function* bounded(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0
  for await (const piece of pieces) {
    size += piece.length
    if (size > mostPartBytes) throw new ReportRefused('sheetTooLarge')
    yield piece
  }
}
