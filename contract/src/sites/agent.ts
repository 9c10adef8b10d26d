// What the wire says of a site. Everything here is public.
import { z } from 'zod'
import { type Currency, currencies } from '../currency'
import { languages } from '../language'
import { decimalAmount } from '../money'
import { prose } from '../text'
import { webAddress } from '../wire'
import { dataKeeping, nothingNamed } from './data-keeping'
import { filingKinds } from './filings'

const inBothLanguages = z.record(z.enum(languages), z.string())

export const statisticsServices = ['builtin', 'baidu', 'umami', 'matomo'] as const

export const statistics = z.object({
  service: z.enum(statisticsServices),
  /** Where the service's script or endpoint stands; absent for the built-in counter. */
  address: z.union([z.literal(''), webAddress]).optional(),
  site_id: z.string().optional(),
})

const filing = z.object({ number: z.string(), link: z.string() })
const noFiling = { number: '', link: '' }

/** What the site says of itself; the agent edits it as a whole. */
export const presentation = z.object({
  site_title: inBothLanguages,
  site_logo: z.string(),
  filing_number: z.string(),
  filing_link: z.string(),
  /** Sites that were kept before these were asked for have none. */
  filings: z
    .record(z.enum(filingKinds), filing)
    .default({ icp_licence: noFiling, culture: noFiling, police: noFiling }),
  /** Who is behind the site: the licensee of every agreement. Empty: not filled in yet. */
  legal_entity: z
    .object({ name: z.string(), credit_code: z.string() })
    .default({ name: '', credit_code: '' }),
  /** Sites that were kept before it was asked for have named nothing. */
  data_keeping: dataKeeping.default(nothingNamed),
  contact_email: z.string(),
  contact_address: inBothLanguages,
  hotline: z.string(),
  service_hours: inBothLanguages,
  service_qr: z.array(z.object({ label: inBothLanguages, image: z.string() })),
  colors: z.object({ accent: z.string().nullable(), river: z.string().nullable() }),
  statistics,
  /** What the site promises its members. */
  promises: z.object({
    review_days: z.number().int().positive(),
    answer_hours: z.number().int().positive(),
    /** To answer a notice of infringement, and for its claimant to act on that answer. Sites of earlier versions have the usual 15. */
    counter_notice_days: z.number().int().positive().default(15),
  }),
})

/** What publishing here costs, from the settings that the money itself follows. */
export const terms = z.object({
  royalty_rate: z.string(),
  currency: z.enum(currencies as [Currency, ...Currency[]]),
  withdrawal_minimum: decimalAmount,
  withdrawal_fee: decimalAmount,
})

/** A country or region abroad whose mobiles the site takes, with its calling code. */
export const countryAbroad = z.object({ country: z.string(), calling_code: z.string() })

export const agent = z.object({
  id: z.number().int(),
  domain: z.string(),
  /** With the demo on, pages show a phone with the codes that would have been sent. */
  is_demo: z.boolean(),
  ...presentation.shape,
  terms,
  numbers_abroad: z.array(countryAbroad),
})
export type Agent = z.infer<typeof agent>

export const downloadLinks = z.object({
  android: z.string(),
  ios: z.string(),
  win32: z.string(),
  mac: z.string(),
})
export type DownloadLinks = z.infer<typeof downloadLinks>

export const platforms = ['android', 'ios', 'win32', 'mac'] as const

const softwareVersion = z.object({
  version: z.string().regex(/^\d{1,4}(\.\d{1,4}){1,3}$/),
  notes: z.object({ 'zh-CN': prose(2000), en: prose(2000) }),
  /** Older ones stop working. */
  required: z.boolean(),
})

/** By platform; a platform without an app has none. Where it is to be had stands in the download links. */
export const softwareVersions = z.partialRecord(z.enum(platforms), softwareVersion)
export type SoftwareVersions = z.infer<typeof softwareVersions>
