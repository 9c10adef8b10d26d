// Pages of a document: one size, one font with Chinese and Latin letters embedded, facts in two columns, and a number on each page.
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import QRCode from 'qrcode'
import type { Language } from '#contract/language'
import { refuseInTransaction } from '../database/slow-work'

const fonts = '@expo-google-fonts/noto-sans-sc'
const fontFile = (weight: string) => createRequire(import.meta.url).resolve(`${fonts}/${weight}`)
export const ink = '#1d1b18'
export const soft = '#6a645a'
export const margin = 64

export type Page = InstanceType<typeof PDFDocument>

/** The same facts at the same moment give the same bytes. */
export function openPages(language: Language, { title, at }: { title: string; at: Date }): Page {
  refuseInTransaction('drawing a document')
  const page = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: language,
    info: { Title: title, CreationDate: at, Producer: 'Tributary' },
  })
  page.registerFont('plain', fontFile('400Regular/NotoSansSC_400Regular.ttf'))
  page.registerFont('bold', fontFile('700Bold/NotoSansSC_700Bold.ttf'))
  return page
}

/** Never alone at the foot of a page. */
export function heading(page: Page, text: string) {
  if (page.y > page.page.height - margin - 70) page.addPage()
  page.moveDown(0.8)
  page.font('bold').fontSize(12).fillColor(ink).text(text)
  page.moveDown(0.2)
}

/** A name on the left and what it is on the right, however long. */
export function fact(page: Page, name: string, value: string) {
  const nameWidth = 120
  const top = page.y
  page
    .font('plain')
    .fontSize(9)
    .fillColor(soft)
    .text(name, margin, top, { width: nameWidth - 10 })
  const afterName = page.y
  const width = page.page.width - 2 * margin - nameWidth
  page
    .fontSize(10)
    .fillColor(ink)
    .text(value || '–', margin + nameWidth, top, { width })
  page.x = margin
  page.y = Math.max(page.y, afterName) + 4
}

export function numberPages(page: Page, number: string, wordsOf: (page: number, pages: number) => string) {
  const { count } = page.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    page.switchToPage(index)
    page.page.margins.bottom = 0
    const line = `${number}    ${wordsOf(index + 1, count)}`
    page
      .font('plain')
      .fontSize(8)
      .fillColor(soft)
      .text(line, margin, page.page.height - 40, { lineBreak: false })
  }
}

/** Where anybody can prove that the document is ours, also by a phone's camera. */
export async function drawCheck(page: Page, words: string, address: string) {
  page.font('plain').fontSize(10).fillColor(ink).text(words)
  page.font('bold').text(address)
  page.moveDown(0.5)
  const picture = await QRCode.toBuffer(`https://${address}`, { margin: 0, width: 300 })
  page.image(picture, { width: 96 })
}

export function inChina(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(moment)
}

/** So that a line can break and an eye can follow. */
export function inGroups(hash: Buffer): string {
  return hash.toString('hex').replace(/(.{8})(?=.)/g, '$1 ')
}
