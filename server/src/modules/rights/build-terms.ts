// The agreement for one work, in one language. What is shown, what is hashed and what is printed are this one value.
import { createHash } from 'node:crypto'
import { countryNamesIn } from '#contract/country-names'
import type { Language } from '#contract/language'
import { percentOf } from '#contract/percent'
import type { AgreementTerms } from '#contract/rights/agreement-calls'
import { agreementTerm } from '#contract/rights/agreement-term'
import { chosenChannels } from '#contract/works/missing'
import { countries as allCountries } from '#contract/works/territories'
import type { Scope, Territory, TrackDetails } from '#contract/works/work'
import { say } from '../../platform/texts/texts'
import type { Signer } from '../identity/identity.public'
import './agreement.texts'
import { clauseNames } from './agreement.texts'
import { newestTemplate } from './agreement-templates'
import { rightsText } from './rights-text'

export interface TermsSource {
  work: {
    details: { title: string; version: string; artists: { name: string }[] }
    upc: string | null
    scope: Scope
  }
  tracks: readonly { details: TrackDetails; isrc: string | null }[]
  channels: readonly { id: number; name: Record<Language, string> }[]
  signer: Pick<Signer, 'kind' | 'name' | 'party' | 'guardian'>
  site: { licensee: string; creditCode: string; checkAddress: string }
  rate: string
}

export function buildTerms(source: TermsSource, language: Language): AgreementTerms {
  const { work, tracks, channels, signer, site, rate } = source
  const t = (key: string, params?: Record<string, string | number>) =>
    say(`agreement.${key}`, language, params)
  const date = work.scope.release_date ?? ''
  const term = t('term', agreementTerm)
  const params = { date, percent: percentOf(rate), term, address: site.checkAddress }
  return {
    template: newestTemplate,
    title: t('title'),
    parties: [
      { role: t('licensor'), name: signer.party.name, detail: signer.party.numberMasked },
      ...(signer.guardian
        ? [{ role: t('guardian'), name: signer.guardian.name, detail: signer.guardian.numberMasked }]
        : []),
      ...(signer.kind === 'company' ? [{ role: t('representative'), name: signer.name, detail: '' }] : []),
      { role: t('licensee'), name: site.licensee, detail: site.creditCode },
    ],
    work: {
      title: titled(work.details),
      artists: work.details.artists.map(({ name }) => name).join(' / '),
      upc: work.upc ?? '',
    },
    tracks: tracks.map(({ details, isrc }) => ({
      title: titled(details),
      authors: [...new Set([...details.lyricists, ...details.composers])].join(' / '),
      rights: rightsText(details.rights, language),
      isrc: isrc ?? details.isrc,
    })),
    channels: chosenChannels(work.scope, channels).map(({ name }) => name[language]),
    territory: work.scope.territory,
    territory_text: territoryText(work.scope.territory, language),
    release_date: date,
    term,
    rate,
    clauses: clauseNames.map(name => ({
      heading: t(`clause.${name}.heading`),
      text: t(`clause.${name}.text`, params),
    })),
  }
}

export function hashTerms(terms: AgreementTerms): Buffer {
  return createHash('sha256').update(JSON.stringify(terms)).digest()
}

function titled({ title, version }: { title: string; version: string }): string {
  return version ? `${title} (${version})` : title
}

function territoryText({ worldwide, countries }: Territory, language: Language): string {
  if (worldwide) return say('agreement.worldwide', language)
  const inOrder = allCountries.filter(country => countries.includes(country))
  return inOrder.map(countryNamesIn(language)).join(language === 'en' ? '; ' : '、')
}
