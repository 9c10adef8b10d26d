import type { Currency } from '#contract/currency'
import { minor, toDecimal } from '#contract/money'
import type { readSettings, taxRules } from '#contract/sites/settings-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { countriesAbroad } from '../../../platform/sms/mobile-number'
import {
  readDownloads,
  readNumbersAbroad,
  readPresentation,
  readSoftware,
} from '../../../platform/stored-settings'
import { readSettingsRow, type SettingsRow } from './settings.queries'

export async function readTheSettings({ tx }: CallContext<typeof readSettings>) {
  return { ...presentSettings(await readSettingsRow(tx)), countries_abroad: countriesAbroad }
}

export function presentSettings(row: SettingsRow) {
  const currency = row.currency as Currency
  const money = (amount: number) => toDecimal({ amount: minor(BigInt(amount)), currency })
  return {
    version: row.settings_version,
    presentation: readPresentation(row.presentation),
    downloads: readDownloads(row.download_links),
    software: readSoftware(row.software_versions),
    money: {
      royalty_rate: String(row.royalty_rate),
      currency,
      withdrawal_minimum: money(row.withdrawal_minimum),
      withdrawal_fee: money(row.withdrawal_fee),
      double_approval_above: row.double_approval_above === null ? '' : money(row.double_approval_above),
      tax_rule: row.tax_rule as (typeof taxRules)[number],
    },
    ddex_party_id: row.ddex_party_id,
    numbers_abroad: readNumbersAbroad(row.numbers_abroad),
  }
}
