// Settings that take control away wait for a second person: a threshold that is cleared or raised, and the rule of taxes.
import { z } from 'zod'
import { type Currency, currencies } from '#contract/currency'
import type { WaitingDeed } from '#contract/deeds/deed'
import { inDecimals } from '#contract/money'
import { type saveSettings, taxRules } from '#contract/sites/settings-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { say } from '../../../platform/texts/texts'
import { recordAudit } from '../../audit/audit.public'
import { actOrPend, type DeedMaker, type DeedMeans, deedsWait } from '../../deeds/deeds.public'
import { lockSettingsRow, putSettingsRow, type SettingsRow } from './settings.queries'
import './settings.texts'

const askedBy = ['admin'] as const
/** In minor units, as everywhere in the database; null: one approval is always enough. */
const threshold = z.object({
  amount: z.string().nullable(),
  currency: z.enum(currencies as [Currency, ...Currency[]]),
})
const taxRule = z.object({ rule: z.enum(taxRules) })

type Rule = (typeof taxRules)[number]
interface Amounts {
  double_approval_above: string | null
  tax_rule: Rule
}

const isLessControl = (before: string | null, after: string | null) =>
  before !== null && (after === null || BigInt(after) > BigInt(before))

/** What may be written now; the rest waits. */
export async function holdBack<A extends Amounts & { currency: Currency }>(
  context: CallContext<typeof saveSettings>,
  amounts: A,
): Promise<{ amounts: A; waiting: WaitingDeed[] }> {
  const before = await lockSettingsRow(context.tx)
  const waits = await deedsWait(context.tx)
  const now = { ...amounts }
  const waiting: (WaitingDeed | null)[] = []
  // Where nothing waits, everything is written together after this.
  const together = async () => undefined
  const { double_approval_above: amount, currency } = amounts
  const above = thresholdOf(before)
  if (isLessControl(above, amount)) {
    const asked = {
      kind: 'threshold',
      subject: 'double_approval_above',
      change: { amount, currency },
    } as const
    waiting.push(await actOrPend(context, asked, together))
    if (waits) now.double_approval_above = above
  }
  if (amounts.tax_rule !== before.tax_rule) {
    const asked = { kind: 'tax-rule', subject: 'site', change: { rule: amounts.tax_rule } } as const
    waiting.push(await actOrPend(context, asked, together))
    if (waits) now.tax_rule = before.tax_rule as Rule
  }
  return { amounts: now, waiting: waiting.filter(deed => deed !== null) }
}

const thresholdOf = ({ double_approval_above: above }: SettingsRow) => (above === null ? null : String(above))

async function write(
  { tx, actor, client, now }: DeedMeans,
  before: Partial<Amounts>,
  after: Partial<Amounts>,
): Promise<void> {
  await putSettingsRow(tx, after)
  await recordAudit(tx, {
    ...{ actor, client, now, action: 'site.saveSettings', subject: 'site', subjectId: tx.agentId },
    ...{ before, after },
  })
}

export const thresholdDeeds: DeedMaker<z.output<typeof threshold>> = {
  change: threshold,
  askedBy,
  async readState(tx) {
    const row = await lockSettingsRow(tx)
    return { amount: thresholdOf(row), currency: row.currency }
  },
  async perform(means, _, { amount }) {
    const before = { double_approval_above: thresholdOf(await lockSettingsRow(means.tx)) }
    await write(means, before, { double_approval_above: amount })
  },
  describe(_, { amount, currency }) {
    if (amount === null) return { text: 'settings.deed.noThreshold', params: {} }
    const params = { currency, amount: inDecimals(BigInt(amount), currency) }
    return { text: 'settings.deed.threshold', params }
  },
}

export const taxRuleDeeds: DeedMaker<z.output<typeof taxRule>> = {
  change: taxRule,
  askedBy,
  readState: async tx => ({ rule: (await lockSettingsRow(tx)).tax_rule }),
  async perform(means, _, { rule }) {
    const before = { tax_rule: (await lockSettingsRow(means.tx)).tax_rule as Rule }
    await write(means, before, { tax_rule: rule })
  },
  describe: (_, { rule }) => ({
    text: 'settings.deed.taxRule',
    params: {
      rule: {
        'zh-CN': say(`settings.taxRule.${rule}`, 'zh-CN'),
        en: say(`settings.taxRule.${rule}`, 'en'),
      },
    },
  }),
}
