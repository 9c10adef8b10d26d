// The signed document: the agreement as it was shown, and a last page with the evidence.
import { buffer } from 'node:stream/consumers'
import type { Language } from '#contract/language'
import { percentOf } from '#contract/percent'
import type { AgreementTerms } from '#contract/rights/agreement-calls'
import {
  drawCheck,
  fact,
  heading,
  inChina,
  inGroups,
  ink,
  numberPages,
  openPages,
  type Page,
  soft,
} from '../../platform/pdf/pages'
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

type Say = (key: string, params?: Record<string, string | number>) => string

export async function drawAgreement(
  terms: AgreementTerms,
  evidence: Evidence,
  domain: string,
  language: Language,
): Promise<Buffer> {
  const t: Say = (key, params) => say(`agreement.pdf.${key}`, language, params)
  const page = openPages(language, { title: `${terms.title} ${evidence.number}`, at: evidence.signedAt })
  const whole = buffer(page)
  drawTerms(page, terms, evidence.number, t)
  await drawEvidence(page, evidence, checkAddress(domain), t)
  numberPages(page, evidence.number, (one, pages) => t('page', { page: one, pages }))
  page.end()
  return whole
}

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
  await drawCheck(page, t('check'), address)
}

/** A browser may call itself anything; what a font cannot draw is left out. */
function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '').slice(0, 200)
}
