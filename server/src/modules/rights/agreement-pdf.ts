// The signed document: the agreement as it was shown, and a last page with the evidence.
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import QRCode from 'qrcode'
import type { Language } from '#contract/language'
import { percentOf } from '#contract/percent'
import type { AgreementTerms } from '#contract/rights/agreement-calls'
import { refuseInTransaction } from '../../platform/database/slow-work'
import { say } from '../../platform/texts/texts'
import type { Signer } from '../identity/identity.public'
import { checkAddress } from './check-address'

export interface Evidence {
  number: string
  signer: Signer
  client: { address: string; userAgent: string }
  signedAt: Date
  codeHash: Buffer
  termsHash: Buffer
}

const fonts = '@expo-google-fonts/noto-sans-sc'
const fontFile = (weight: string) => createRequire(import.meta.url).resolve(`${fonts}/${weight}`)
const ink = '#1d1b18'
const soft = '#6a645a'
const margin = 64

type Say = (key: string, params?: Record<string, string | number>) => string

export async function drawAgreement(
  terms: AgreementTerms,
  evidence: Evidence,
  domain: string,
  language: Language,
): Promise<Buffer> {
  refuseInTransaction('drawing a document')
  const t: Say = (key, params) => say(`agreement.pdf.${key}`, language, params)
  const page = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: language,
    info: {
      Title: `${terms.title} ${evidence.number}`,
      CreationDate: evidence.signedAt,
      Producer: 'Tributary',
    },
  })
  const whole = buffer(page)
  page.registerFont('plain', fontFile('400Regular/NotoSansSC_400Regular.ttf'))
  page.registerFont('bold', fontFile('700Bold/NotoSansSC_700Bold.ttf'))
  drawTerms(page, terms, evidence.number, t)
  await drawEvidence(page, evidence, checkAddress(domain), t)
  numberPages(page, evidence.number, t)
  page.end()
  return whole
}

type Page = InstanceType<typeof PDFDocument>

function drawTerms(page: Page, terms: AgreementTerms, number: string, t: Say) {
  page.font('bold').fontSize(20).fillColor(ink).text(terms.title)
  page
    .font('plain')
    .fontSize(9)
    .fillColor(soft)
    .text(`${t('number')} ${number}`)
  page.moveDown(1.5)
  for (const { role, name, detail } of terms.parties) fact(page, role, detail ? `${name}  ${detail}` : name)
  page.moveDown()
  fact(page, t('work'), terms.work.upc ? `${terms.work.title}  UPC ${terms.work.upc}` : terms.work.title)
  fact(page, t('artists'), terms.work.artists)
  fact(page, t('channels'), terms.channels.join(' · '))
  fact(page, t('territory'), terms.territory_text)
  fact(page, t('date'), terms.release_date)
  fact(page, t('rate'), `${percentOf(terms.rate)}%`)
  heading(page, t('tracks'))
  for (const [index, track] of terms.tracks.entries()) {
    const title = `${index + 1}. ${track.title}${track.isrc ? `  ISRC ${track.isrc}` : ''}`
    page.font('bold').fontSize(10).fillColor(ink).text(title)
    page
      .font('plain')
      .fontSize(9)
      .fillColor(soft)
      .text(`${track.authors}  ${t('rights')}: ${track.rights}`)
    page.moveDown(0.4)
  }
  for (const [index, clause] of terms.clauses.entries()) {
    heading(page, `${index + 1}. ${clause.heading}`)
    page.font('plain').fontSize(10).fillColor(ink).text(clause.text, { lineGap: 3 })
  }
}

async function drawEvidence(page: Page, evidence: Evidence, address: string, t: Say) {
  const { signer, client, signedAt } = evidence
  page.addPage()
  page.font('bold').fontSize(16).fillColor(ink).text(t('evidence'))
  page.moveDown()
  fact(page, t('number'), evidence.number)
  fact(page, t('signedBy'), signer.name)
  fact(page, t('signedAt'), `${inChina(signedAt)} (UTC+8)`)
  fact(page, t('mobile'), signer.mobileMasked)
  fact(page, t('address'), client.address)
  fact(page, t('device'), printable(client.userAgent))
  fact(page, t('codeHash'), inGroups(evidence.codeHash))
  fact(page, t('termsHash'), inGroups(evidence.termsHash))
  page.moveDown(1.5)
  page.font('plain').fontSize(10).fillColor(ink).text(t('check'))
  page.font('bold').text(address)
  page.moveDown(0.5)
  const picture = await QRCode.toBuffer(`https://${address}`, { margin: 0, width: 300 })
  page.image(picture, { width: 96 })
}

/** Never alone at the foot of a page. */
function heading(page: Page, text: string) {
  if (page.y > page.page.height - margin - 70) page.addPage()
  page.moveDown(0.8)
  page.font('bold').fontSize(12).fillColor(ink).text(text)
  page.moveDown(0.2)
}

/** A name on the left and what it is on the right, however long. */
function fact(page: Page, name: string, value: string) {
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

function numberPages(page: Page, number: string, t: Say) {
  const { count } = page.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    page.switchToPage(index)
    page.page.margins.bottom = 0
    const line = `${number}    ${t('page', { page: index + 1, pages: count })}`
    page
      .font('plain')
      .fontSize(8)
      .fillColor(soft)
      .text(line, margin, page.page.height - 40, { lineBreak: false })
  }
}

function inChina(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(moment)
}

/** So that a line can break and an eye can follow. */
function inGroups(hash: Buffer): string {
  return hash.toString('hex').replace(/(.{8})(?=.)/g, '$1 ')
}

/** A browser may call itself anything; what a font cannot draw is left out. */
function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '').slice(0, 200)
}
