// What the places in pages stand for: settings of the site, and limits of the contract that the system itself follows.

import { archiveDays, archiveDownloadHours, archiveResumeMinutes } from '#contract/archive/archive-state'
import { monthInChina } from '#contract/china-months'
import { type Currency, currencyExponents } from '#contract/currency'
import { formatAmount } from '#contract/format-amount'
import { childAge, fullAge } from '#contract/identity/age'
import { shownOfAccount, shownOfDocument, shownOfMobile } from '#contract/identity/masked-digits'
import { loginHistoryDays, smsCodeDays } from '#contract/identity/retention'
import { splitRules } from '#contract/income/split-state'
import type { Language } from '#contract/language'
import { minor, toDecimal } from '#contract/money'
import { nonResidentIn, tableTaxOn } from '#contract/payouts/non-resident-tax'
import { confirmDays, withdrawalWaitHours } from '#contract/payouts/payout-rules'
import { royaltyTaxOn, royaltyToday } from '#contract/payouts/royalty-tax'
import { percentOf } from '#contract/percent'
import { agreementTerm } from '#contract/rights/agreement-term'
import type { Agent } from '#contract/sites/agent'
import { attachmentLimit } from '#contract/support/ticket'
import { reopenDays, silentDays } from '#contract/support/ticket-state'
import { passwordLength } from '#contract/wire'
import { licenceGraceDays, licenceNoticeDays } from '#contract/works/licences'
import {
  acceptedFiles,
  audioRules,
  coverRules,
  type MaterialType,
  storageQuota,
  videoRules,
} from '#contract/works/material'
import { physicalReleaseBefore, yearsAfterDeath } from '#contract/works/rights'
import { mostTracks } from '#contract/works/work'
import { binDays } from '#contract/works/work-calls'

export function pageValues(site: Agent, language: Language): Record<string, string> {
  return {
    ...siteValues(site, language),
    ...moneyValues(site),
    ...keepingValues(site, language),
    ...fileValues(language),
    idShown: String(shownOfDocument.long),
    shortIdShown: String(shownOfDocument.short),
    accountShown: String(shownOfAccount),
    mobileFirst: String(shownOfMobile.first),
    mobileLast: String(shownOfMobile.last),
    fullAge: String(fullAge),
    childAge: String(childAge),
    loginHistoryDays: String(loginHistoryDays),
    smsCodeDays: String(smsCodeDays),
    passwordLeast: String(passwordLength.min),
    passwordMost: String(passwordLength.max),
    reopenDays: String(reopenDays),
    silentDays: String(silentDays),
    attachments: String(attachmentLimit),
    binDays: String(binDays),
    archiveDays: String(archiveDays),
    archiveHours: String(archiveDownloadHours),
    archiveMinutes: String(archiveResumeMinutes),
    splitDays: String(splitRules.days),
    mostTracks: String(mostTracks),
    yearsAfterDeath: String(yearsAfterDeath),
    physicalBefore: dayIn(language, physicalReleaseBefore),
    licenceNotice: String(licenceNoticeDays),
    licenceGrace: String(licenceGraceDays),
    termYears: String(agreementTerm.years),
    termRenewal: String(agreementTerm.renewalYears),
    termNotice: String(agreementTerm.noticeDays),
  }
}

function siteValues(site: Agent, language: Language) {
  return {
    site: site.site_title[language],
    entity: site.legal_entity.name || site.site_title[language],
    email: site.contact_email,
    hotline: site.hotline,
    address: site.contact_address[language],
    serviceHours: site.service_hours[language],
    reviewDays: String(site.promises.review_days),
    answerHours: String(site.promises.answer_hours),
    counterDays: String(site.promises.counter_notice_days),
  }
}

const notNamed = {
  'zh-CN': '此处尚未列明，您可以通过页面底部的联系方式询问，运营方会告知',
  en: 'not named here yet; ask through the contact details in the footer and the operator tells you',
} as const
const ownStaff = {
  'zh-CN': '不使用外部服务商，由本站工作人员人工核对',
  en: 'no outside provider; staff of this site check by hand',
} as const
const ownCounter = {
  'zh-CN': '本站自带的计数，不提供给他人',
  en: 'this site’s own counter, which gives nothing to anybody else',
} as const
const statisticsNames = { baidu: '百度统计', umami: 'Umami', matomo: 'Matomo' } as const

/** Who receives information and where it lies. What the operator has not named is said to be so. */
function keepingValues({ data_keeping, statistics, ...site }: Agent, language: Language) {
  const { storage_place, providers } = data_keeping
  const { service, address } = statistics
  const counter = service === 'builtin' ? ownCounter[language] : nameOfService(service, address)
  return {
    storagePlace: storage_place[language] || notNamed[language],
    smsProvider: providers.sms[language] || notNamed[language],
    mailProvider: providers.mail[language] || notNamed[language],
    storageProvider: providers.storage[language] || notNamed[language],
    identityProvider: providers.identity[language] || ownStaff[language],
    imageProvider: providers.image_model[language] || notNamed[language],
    statisticsProvider: counter,
    childContact:
      site.contact_email || (language === 'en' ? 'the contact details in the footer' : '页面底部的联系方式'),
  }
}

const nameOfService = (service: keyof typeof statisticsNames, address = '') =>
  URL.canParse(address) ? `${statisticsNames[service]} (${new URL(address).host})` : statisticsNames[service]

/** The examples are worked out with the site's own share and fee, so that they are right wherever they stand. */
function moneyValues({ terms }: Agent) {
  const { currency } = terms
  const shown = (amount: number) => money(amount.toFixed(currencyExponents[currency]), currency)
  const law = royaltyToday()
  const taxOn = (income: number) =>
    Number(toDecimal({ amount: minor(royaltyTaxOn(BigInt(Math.round(income * 100)), law)), currency: 'CNY' }))
  const paid = 10_000
  const share = paid * Number(terms.royalty_rate)
  const tax = taxOn(share)
  const { free, smallIncome } = law
  const small = smallIncome / 2
  return {
    share: `${percentOf(terms.royalty_rate)}%`,
    minimum: money(terms.withdrawal_minimum, currency),
    fee: money(terms.withdrawal_fee, currency),
    confirmDays: String(confirmDays),
    withdrawalWait: String(withdrawalWaitHours),
    taxFree: shown(free),
    taxSmall: shown(smallIncome),
    taxFreePart: `${law.freePercent}%`,
    taxPart: `${law.taxPercent}%`,
    exampleSmall: shown(small),
    exampleSmallTax: shown(taxOn(small)),
    exampleMiddleTax: shown(taxOn(smallIncome)),
    exampleLargeTax: shown(taxOn(paid)),
    ...abroadValues(paid, shown),
    examplePaid: shown(paid),
    exampleShare: shown(share),
    exampleOurs: shown(paid - share),
    exampleTax: shown(tax),
    exampleNet: shown(share - tax - Number(terms.withdrawal_fee)),
  }
}

/** What is withheld from non-residents, by the table of today. */
function abroadValues(paid: number, shown: (amount: number) => string) {
  const law = nonResidentIn(monthInChina(new Date()))
  const tax = toDecimal({ amount: minor(tableTaxOn(BigInt(paid) * 100n, law)), currency: 'CNY' })
  return {
    abroadFreePart: `${law.freePercent}%`,
    abroadLeast: `${law.steps[0]?.percent}%`,
    abroadMost: `${law.steps.at(-1)?.percent}%`,
    exampleAbroadTax: shown(Number(tax)),
  }
}

function fileValues(language: Language) {
  const { music, short } = audioRules.length
  return {
    quota: size(storageQuota),
    audioFormats: formats('music', language),
    audioSize: sizeOf('music'),
    sampleRate: `${audioRules.minSampleRate / 1000} kHz`,
    bits: String(audioRules.minBits),
    shortest: String(music.min),
    longest: String(music.max / 60),
    silence: String(audioRules.maxSilence),
    loudness: `${audioRules.loudness.target} LUFS`,
    truePeak: `${audioRules.truePeak} dBTP`,
    lengthTolerance: String(audioRules.lengthTolerance),
    shortFormats: formats('short', language),
    shortSize: sizeOf('short'),
    shortLeast: String(short.min),
    shortMost: String(short.max),
    coverFormats: formats('cover', language),
    coverSize: sizeOf('cover'),
    coverLeast: String(coverRules.minSide),
    coverMost: String(coverRules.maxSide),
    lyricFormats: formats('lyric', language),
    lyricSize: sizeOf('lyric'),
    videoFormats: formats('mv', language),
    videoSize: sizeOf('mv'),
    videoHeight: String(videoRules.minHeight),
    videoCodecs: oneOf(
      videoRules.codecs.map(codec => codecNames[codec]),
      language,
    ),
    documentFormats: formats('document', language),
    documentSize: sizeOf('document'),
  }
}

const codecNames = { h264: 'H.264', hevc: 'H.265', prores: 'ProRes' } as const

const sizeOf = (type: MaterialType) => size(acceptedFiles[type].maxBytes)

const formats = (type: MaterialType, language: Language) =>
  oneOf(
    acceptedFiles[type].formats.map(format => format.toUpperCase()),
    language,
  )

/** `WAV、FLAC 或 AIFF`. */
function oneOf(names: readonly string[], language: Language): string {
  const [comma, or] = language === 'en' ? [', ', ' or '] : ['、', ' 或 ']
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(comma)}${or}${names.at(-1)}`
}

function dayIn(language: Language, day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(date)
}

/** `1,284.50 CNY`. */
const money = (amount: string, currency: Currency) => `${formatAmount(amount, currency)} ${currency}`

const megabyte = 1024 * 1024

function size(bytes: number): string {
  if (bytes >= 1024 * megabyte) return `${bytes / (1024 * megabyte)} GB`
  return bytes >= megabyte ? `${bytes / megabyte} MB` : `${bytes / 1024} KB`
}
