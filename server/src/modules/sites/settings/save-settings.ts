// One part of the settings at a time. What is about money is checked against the currency it is in.
import type { InputOf } from '#contract/call'
import { type Currency, inDecimalsOf } from '#contract/currency'
import { inDecimals, parseMoney } from '#contract/money'
import { type BoundedAmount, mostOf } from '#contract/sites/setting-bounds'
import type { saveSettings } from '#contract/sites/settings-calls'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { type FieldProblem, Refusal } from '../../../platform/refusal'
import { isCountryAbroad } from '../../../platform/sms/mobile-number'
import type { Sms } from '../../../platform/sms/sms'
import { recordAudit } from '../../audit/audit.public'
import { holdBack } from './money-deeds'
import { presentSettings } from './read-settings'
import { hasPostings, knownPictures, lockSettingsRow, putSettingsRow } from './settings.queries'
import './settings.texts'
import { pictureKeyOf } from './site-pictures'
import { holdStatistics } from './statistics-deeds'

type Saved = InputOf<typeof saveSettings>
type Settings = ReturnType<typeof presentSettings>

export async function saveTheSettings(context: CallContext<typeof saveSettings>) {
  const { tx, input, actor, now, client } = context
  const before = presentSettings(await lockSettingsRow(tx))
  if (before.version !== input.version) throw new Refusal('conflict', { text: 'settings.changedMeanwhile' })
  const { downloads, software, money, ddex_party_id, numbers_abroad } = input
  if (input.presentation) await requirePictures(tx, input.presentation, before)
  if (money && money.currency !== before.money.currency && (await hasPostings(tx))) {
    throw new Refusal('invalidInput', {
      fields: [{ field: 'money.currency', text: 'settings.currencyFixed' }],
    })
  }
  if (numbers_abroad) requireCountries(numbers_abroad, context.services.sms)
  const amounts = money && amountsOf(money)
  const kept = amounts ? await holdBack(context, amounts) : { amounts, waiting: [] }
  const held = input.presentation && (await holdStatistics(context, input.presentation))
  const presentation = held?.presentation
  const version = await putSettingsRow(tx, {
    ...(presentation && { presentation: JSON.stringify(presentation) }),
    ...(downloads && { download_links: JSON.stringify(downloads) }),
    ...(software && { software_versions: JSON.stringify(software) }),
    ...kept.amounts,
    ...(ddex_party_id !== undefined && { ddex_party_id }),
    ...(numbers_abroad && { numbers_abroad: JSON.stringify(numbers_abroad) }),
  })
  const { version: _, code: __, ...sent } = input
  const shown = money && presentSettings(await lockSettingsRow(tx)).money
  const parts = { ...sent, ...(presentation && { presentation }), ...(shown && { money: shown }) }
  const changed = Object.keys(parts) as (keyof typeof parts)[]
  await recordAudit(tx, {
    actor,
    client,
    now,
    action: 'site.saveSettings',
    subject: 'site',
    subjectId: tx.agentId,
    before: Object.fromEntries(changed.map(part => [part, before[part]])),
    after: parts,
  })
  return { version, waiting: [...kept.waiting, ...(held?.waiting ?? [])] }
}

function requireCountries(wanted: NonNullable<Saved['numbers_abroad']>, sms: Sms) {
  if (wanted.length > 0 && !sms.reachesAbroad)
    throw new Refusal('invalidInput', {
      fields: [{ field: 'numbers_abroad', text: 'settings.carrierAtHome' }],
    })
  const fields = wanted.flatMap(({ country }, index) =>
    isCountryAbroad(country)
      ? []
      : [{ field: `numbers_abroad.${index}.country`, text: 'settings.unknownCountry' }],
  )
  if (fields.length > 0) throw new Refusal('invalidInput', { fields })
}

function amountsOf(money: NonNullable<Saved['money']>) {
  const { currency, royalty_rate, tax_rule } = money
  const problems: FieldProblem[] = []
  const amount = (field: BoundedAmount) => {
    const wanted = minorUnits(money[field], currency)
    if (wanted === undefined) {
      const example = inDecimalsOf(currency, '100')
      problems.push({ field: `money.${field}`, text: 'settings.amount', params: { example } })
    } else if (wanted > mostOf(field, currency)) {
      const most = inDecimals(mostOf(field, currency), currency)
      problems.push({ field: `money.${field}`, text: 'settings.amountTooLarge', params: { most } })
    }
    return wanted ?? 0n
  }
  const minimum = amount('withdrawal_minimum')
  const fee = amount('withdrawal_fee')
  const above = money.double_approval_above === '' ? null : amount('double_approval_above')
  if (problems.length === 0 && fee > 0n && fee >= minimum)
    problems.push({ field: 'money.withdrawal_fee', text: 'settings.feeTakesAll' })
  if (problems.length > 0) throw new Refusal('invalidInput', { fields: problems })
  return {
    ...{ royalty_rate, currency, tax_rule },
    withdrawal_minimum: String(minimum),
    withdrawal_fee: String(fee),
    double_approval_above: above === null ? null : String(above),
  }
}

/** Undefined: not an amount of this currency. */
function minorUnits(text: string, currency: Currency): bigint | undefined {
  try {
    const { amount } = parseMoney(text, currency)
    return amount >= 0n ? amount : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Only what was uploaded here, or stands there already: an address of somebody else's would follow every visitor. */
async function requirePictures(tx: Tx, wanted: NonNullable<Saved['presentation']>, before: Settings) {
  const shown = [
    { field: 'presentation.site_logo', image: wanted.site_logo },
    ...wanted.service_qr.map(({ image }, index) => ({
      field: `presentation.service_qr.${index}.image`,
      image,
    })),
  ].filter(({ image }) => image !== '')
  const { site_logo, service_qr } = before.presentation
  const kept = new Set([site_logo, ...service_qr.map(({ image }) => image)])
  const fresh = shown.filter(({ image }) => !kept.has(image))
  const keys = fresh.map(({ image }) => pictureKeyOf(tx.agentId, image) ?? '')
  const known = new Set(await knownPictures(tx, keys.filter(Boolean)))
  const fields = fresh
    .filter((_, index) => !known.has(keys[index] ?? ''))
    .map(({ field }) => ({ field, text: 'settings.unknownPicture' }))
  if (fields.length > 0) throw new Refusal('invalidInput', { fields })
}
