// Settings as they are stored, read field by field. A field that cannot be read is as on a new site; the others are as they were saved, so that
// every page opens, the settings too, and an admin can set the field anew.
import { z } from 'zod'
import { downloadLinks, presentation, softwareVersions } from '#contract/sites/agent'
import { nothingNamed } from '#contract/sites/data-keeping'
import { numbersAbroad } from '#contract/sites/settings-calls'
import { isCountryAbroad } from './sms/mobile-number'

const nothing = { 'zh-CN': '', en: '' }

/** A site as it begins: everything about it is still to be filled in by its operator. */
export const newPresentation: z.output<typeof presentation> = {
  site_title: { 'zh-CN': '支流', en: 'Tributary' },
  site_logo: '',
  filing_number: '',
  filing_link: '',
  filings: {
    icp_licence: { number: '', link: '' },
    culture: { number: '', link: '' },
    police: { number: '', link: '' },
  },
  legal_entity: { name: '', credit_code: '' },
  data_keeping: nothingNamed,
  contact_email: '',
  contact_address: nothing,
  hotline: '',
  service_hours: nothing,
  service_qr: [],
  colors: { accent: null, river: null },
  statistics: { service: 'builtin' },
  promises: { review_days: 2, answer_hours: 24, counter_notice_days: 15 },
}
export const newDownloads = { android: '', ios: '', win32: '', mac: '' }

export const readPresentation = (stored: unknown) => readFields(presentation, stored, newPresentation)

export const readDownloads = (stored: unknown) => readFields(downloadLinks, stored, newDownloads)

/** A platform whose app cannot be read has none. */
export function readSoftware(stored: unknown) {
  const entries = Object.entries(record(stored)).filter(
    ([platform, app]) => softwareVersions.safeParse({ [platform]: app }).success,
  )
  return softwareVersions.parse(Object.fromEntries(entries))
}

/** Without a country that has no numbers, or no longer has any of its own. */
export function readNumbersAbroad(stored: unknown) {
  const countries = Array.isArray(stored) ? stored : []
  const readable = countries.filter(country => numbersAbroad.safeParse([country]).success)
  return (numbersAbroad.safeParse(readable).data ?? []).filter(({ country }) => isCountryAbroad(country))
}

function readFields<S extends z.ZodObject>(schema: S, stored: unknown, asNew: z.output<S>): z.output<S> {
  const found = record(stored)
  const fields = Object.entries(schema.shape).map(([field, shape]) => {
    const read = z.safeParse(shape, found[field])
    return [field, read.success ? read.data : asNew[field as keyof typeof asNew]]
  })
  return Object.fromEntries(fields) as z.output<S>
}

const record = (stored: unknown): Record<string, unknown> =>
  typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
