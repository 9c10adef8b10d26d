// Balances of accounts without consent as a file; it stands in the log before the first line leaves.
import type { FastifyInstance } from 'fastify'
import type { Currency } from '#contract/currency'
import type { Language } from '#contract/language'
import { listUnclaimed } from '#contract/payouts/unclaimed-calls'
import { consentBalancesExportPath } from '#contract/payouts/withdrawal-files'
import { nothing } from '#contract/wire'
import { byPage } from '../../../platform/export/by-page'
import { serveExport } from '../../../platform/export/serve-export'
import type { Column } from '../../../platform/export/table'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { say } from '../../../platform/texts/texts'
import { recordAudit } from '../../audit/audit.public'
import '../lists/lists.texts'
import { listConsentBalances } from '../withdrawals/consent-payees.queries'
import { readTerms } from '../withdrawals/withdrawals.queries'
import './claims.texts'
import { presentBalance } from './list-unclaimed'

const pageSize = 500

export function registerConsentBalancesExport(app: FastifyInstance, environment: CallEnvironment) {
  serveExport(app, environment, {
    path: consentBalancesExportPath,
    like: listUnclaimed,
    input: nothing,
    async open({ actor, client, now, language, read, change }) {
      const about = { action: 'payout.consentExported', subject: 'withdrawal', subjectId: '' } as const
      await change(tx => recordAudit(tx, { actor, client, now, ...about }))
      const currency = (await read(readTerms)).currency as Currency
      return {
        title: say('payouts.consentList.file', language),
        plainName: 'balances-without-consent',
        columns: columns(language),
        rows: byPage(
          pageSize,
          async (after: number | undefined) => {
            const found = await read(tx => listConsentBalances(tx, currency, { after, limit: pageSize }))
            return found.map(row => presentBalance(row, currency))
          },
          ({ member }) => member.id,
        ),
      }
    },
  })
}

type Balance = ReturnType<typeof presentBalance>

function columns(language: Language): Column<Balance>[] {
  const heading = (name: string) => say(`payouts.consentList.${name}`, language)
  const shared = (name: string) => say(`payouts.export.${name}`, language)
  const money = (name: 'available' | 'later'): Column<Balance> => ({
    ...{ heading: heading(name), kind: 'money' },
    value: row => ({ amount: row[name], currency: row.currency }),
  })
  return [
    { heading: heading('id'), kind: 'text', value: row => String(row.member.id) },
    { heading: shared('member'), kind: 'text', value: row => row.member.name },
    { heading: heading('since'), kind: 'time', value: row => new Date(row.since) },
    money('available'),
    money('later'),
    { heading: shared('currency'), kind: 'text', value: row => row.currency },
    { heading: shared('holder'), kind: 'text', value: row => row.account?.holder ?? '' },
    { heading: shared('bank'), kind: 'text', value: row => row.account?.bank_name ?? '' },
    { heading: shared('account'), kind: 'text', value: row => row.account?.number_masked.slice(-4) ?? '' },
  ]
}
