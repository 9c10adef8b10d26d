// What an admin sets for the whole site.
import { z } from 'zod'
import { defineCall } from '../call'
import { type Currency, currencies } from '../currency'
import { waitingDeed } from '../deeds/deed'
import { readCreditCode } from '../identity/credit-code'
import { decimalAmount } from '../money'
import { paths } from '../paths'
import { asTyped, inBothLanguages, token, words } from '../text'
import { factorCode, nothing, version, webAddress } from '../wire'
import { countryAbroad, downloadLinks, presentation, softwareVersions, statistics } from './agent'
import { longestPlace, longestProvider, providerKinds } from './data-keeping'
import { filingKinds } from './filings'
import { dayBounds, hourBounds } from './setting-bounds'

export const taxRules = ['royalty', 'none'] as const
const admin = ['admin'] as const

const linkOrNothing = z.union([z.literal(''), webAddress])
const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .nullable()
/** A picture of this site, as uploading it answered. */
const picture = (least = 0) => token(200, least)

const days = z.number().int().min(dayBounds.least).max(dayBounds.most)

/** What staff may write is narrower than what the wire may say. */
const editedPresentation = presentation.extend({
  site_title: inBothLanguages(words(60, 1)),
  site_logo: picture(),
  filing_number: words(80),
  filing_link: linkOrNothing,
  filings: z.record(z.enum(filingKinds), z.object({ number: words(80), link: linkOrNothing })),
  legal_entity: z.object({
    name: words(100),
    credit_code: z.union([z.literal(''), words(40).refine(code => readCreditCode(code) !== undefined)]),
  }),
  data_keeping: z.object({
    storage_place: inBothLanguages(words(longestPlace)),
    providers: z.record(z.enum(providerKinds), inBothLanguages(words(longestProvider))),
  }),
  contact_email: z.union([z.literal(''), z.email().max(200)]),
  contact_address: inBothLanguages(words(200)),
  hotline: words(40),
  service_hours: inBothLanguages(words(80)),
  service_qr: z.array(z.object({ label: inBothLanguages(words(40, 1)), image: picture(1) })).max(4),
  colors: z.object({ accent: color, river: color }),
  statistics: statistics.extend({ site_id: token(100).optional() }),
  promises: z.object({
    review_days: days,
    answer_hours: z.number().int().min(hourBounds.least).max(hourBounds.most),
    counter_notice_days: days,
  }),
})

const money = z.object({
  /** The part of the income that is the member's, such as 0.8000. New signatures only: what was signed stays. */
  royalty_rate: z.string().regex(/^(0(\.\d{1,4})?|1(\.0{1,4})?)$/),
  currency: z.enum(currencies as [Currency, ...Currency[]]),
  withdrawal_minimum: decimalAmount,
  withdrawal_fee: decimalAmount,
  /** Above it two approve a withdrawal and a third pays; empty: one is always enough. */
  double_approval_above: z.union([z.literal(''), decimalAmount]),
  tax_rule: z.enum(taxRules),
})

/** Where codes are sent abroad, and how many messages a day at most. */
export const dailyCap = { least: 1, most: 5000 } as const
export const numbersAbroad = z
  .array(
    z.object({
      country: z.string().regex(/^[A-Z]{2}$/),
      daily_cap: z.number().int().min(dailyCap.least).max(dailyCap.most),
    }),
  )
  .max(250)
  .refine(countries => new Set(countries.map(({ country }) => country)).size === countries.length)

export const siteSettings = z.object({
  version,
  presentation: editedPresentation,
  downloads: z.object({
    android: linkOrNothing,
    ios: linkOrNothing,
    win32: linkOrNothing,
    mac: linkOrNothing,
  }),
  software: softwareVersions,
  money,
  /** DDEX party id (DPID) under which messages to channels are sent. */
  ddex_party_id: z.union([z.literal(''), z.string().regex(/^PADPIDA\d{10}[A-Z0-9]$/)]),
  numbers_abroad: numbersAbroad,
})
export type SiteSettings = z.output<typeof siteSettings>

export const readSettings = defineCall({
  name: 'readSettings',
  summary: 'Every setting of the site',
  methods: ['GET'],
  path: paths.readSettings,
  access: admin,
  effect: 'read',
  input: nothing,
  output: siteSettings.extend({
    presentation,
    downloads: downloadLinks,
    ddex_party_id: z.string(),
    /** Every country or region abroad that has numbers, to choose from. */
    countries_abroad: z.array(countryAbroad),
  }),
})

/** One part of the settings at a time; refused when somebody else has saved meanwhile. */
export const saveSettings = defineCall({
  name: 'saveSettings',
  summary: 'Keep one or several parts of the settings',
  methods: ['POST'],
  path: paths.saveSettings,
  access: admin,
  effect: 'change',
  /** What is withheld, and when two have to approve, is about money. */
  factor: { with: 'money' },
  input: siteSettings.partial().required({ version: true }).extend({ code: factorCode.optional() }),
  output: z.object({
    version: z.number().int(),
    /** What was asked for and waits: a higher threshold or none, another tax rule, another script that measures visits. */
    waiting: z.array(waitingDeed.unwrap()),
  }),
})

export const uploadSitePicture = defineCall({
  name: 'uploadSitePicture',
  summary: 'Upload a logo or a QR image; it counts once the settings name it',
  methods: ['POST'],
  path: paths.uploadSitePicture,
  access: admin,
  effect: 'change',
  body: 'multipart',
  rate: { max: 60, seconds: 3600, per: 'account' },
  input: nothing,
  output: z.object({ url: z.string() }),
})

/** As browsers read it: lower case, without dots at the end, Chinese names in their ASCII form. */
function inAscii(typed: string): string {
  const name = typed.replace(/\.+$/, '')
  const address = `http://${name}/`
  return /[\s/\\?#@%:]/.test(name) || !URL.canParse(address) ? typed : new URL(address).hostname
}

export const domainName = asTyped(300)
  .trim()
  .toLowerCase()
  .transform(inAscii)
  .pipe(
    z
      .hostname()
      .max(253)
      .refine(name => name.includes('.') && !/^[\d.]+$/.test(name)),
  )

export const listDomains = defineCall({
  name: 'listDomains',
  summary: 'Under which names this site is reached; links use the first',
  methods: ['GET'],
  path: paths.listDomains,
  access: admin,
  effect: 'read',
  input: nothing,
  output: z.array(z.object({ domain: z.string(), is_primary: z.boolean() })),
})

export const readDomainProof = defineCall({
  name: 'readDomainProof',
  summary: 'What proves that a name is yours: a TXT record or a file, one of both',
  methods: ['GET'],
  path: paths.readDomainProof,
  access: admin,
  effect: 'read',
  input: z.object({ domain: domainName }),
  output: z.object({
    domain: z.string(),
    record: z.object({ name: z.string(), value: z.string() }),
    file: z.object({ path: z.string(), text: z.string() }),
  }),
})

export const addDomain = defineCall({
  name: 'addDomain',
  summary:
    'Answer to another name too, once it is proven to be yours; refused when it is another site’s, or below one',
  methods: ['POST'],
  path: paths.addDomain,
  access: admin,
  effect: 'change',
  idempotent: true,
  input: z.object({ domain: domainName }),
  output: waitingDeed,
})

export const makeDomainPrimary = defineCall({
  name: 'makeDomainPrimary',
  summary: 'Use this name in links from now on',
  methods: ['POST'],
  path: paths.makeDomainPrimary,
  access: admin,
  effect: 'change',
  idempotent: true,
  input: z.object({ domain: domainName }),
  output: waitingDeed,
})

export const removeDomain = defineCall({
  name: 'removeDomain',
  summary: 'Answer to a name no more; the primary one stays',
  methods: ['POST'],
  path: paths.removeDomain,
  access: admin,
  effect: 'change',
  idempotent: true,
  input: z.object({ domain: domainName }),
  output: waitingDeed,
})
