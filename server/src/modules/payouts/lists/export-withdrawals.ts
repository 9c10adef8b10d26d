// Withdrawals as files: the member's own, and the desk's, which stand in the log before the first line leaves.
import type { FastifyInstance } from 'fastify'
import type { Currency } from '#contract/currency'
import type { Language } from '#contract/language'
import { listPayouts } from '#contract/payouts/payout-desk-calls'
import { withdrawalNumber } from '#contract/payouts/withdrawal'
import { listWithdrawals } from '#contract/payouts/withdrawal-calls'
import {
  payoutsExportInput,
  payoutsExportPath,
  withdrawalsExportInput,
  withdrawalsExportPath,
} from '#contract/payouts/withdrawal-files'
import { byCursor } from '../../../platform/export/by-cursor'
import { byPage } from '../../../platform/export/by-page'
import { serveExport } from '../../../platform/export/serve-export'
import type { Column } from '../../../platform/export/table'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { say } from '../../../platform/texts/texts'
import { recordAudit } from '../../audit/audit.public'
import { listOwnWithdrawals } from '../withdrawals/own-withdrawals'
import { presentSums } from '../withdrawals/present-sums'
import { sayReason } from '../withdrawals/say-reason'
import type { WithdrawalRow } from '../withdrawals/withdrawals.queries'
import { listPayoutRows, type PayoutRow } from './lists.queries'
import './lists.texts'

const pageSize = 500

export function registerWithdrawalExports(app: FastifyInstance, environment: CallEnvironment) {
  serveExport(app, environment, {
    path: withdrawalsExportPath,
    like: listWithdrawals,
    input: withdrawalsExportInput,
    async open({ input, actor, language, read }) {
      return {
        title: say('payouts.export.own', language),
        plainName: 'withdrawals',
        columns: ownColumns(language),
        rows: byCursor(page =>
          read(tx => listOwnWithdrawals({ tx, actor, language, input: { ...input, ...page } })),
        ),
      }
    },
  })
  serveExport(app, environment, {
    path: payoutsExportPath,
    like: listPayouts,
    input: payoutsExportInput,
    async open({ input, actor, client, now, language, read, change }) {
      await change(tx =>
        recordAudit(tx, {
          ...{ actor, client, now, action: 'payout.exported', subject: 'withdrawal', subjectId: '' },
          after: input,
        }),
      )
      return {
        title: say('payouts.export.desk', language),
        plainName: 'payouts',
        columns: deskColumns(language),
        rows: byPage(
          pageSize,
          (below: number | undefined) => read(tx => listPayoutRows(tx, { ...input, below, limit: pageSize })),
          ({ id }) => id,
        ),
      }
    },
  })
}

type OwnRow = Awaited<ReturnType<typeof listOwnWithdrawals>>['items'][number]

const sums = ['gross', 'share', 'tax', 'due', 'fee', 'net'] as const
type Sums = Record<(typeof sums)[number], string> & { currency: Currency }

const sumColumns = <Row>(heading: (name: string) => string, of: (row: Row) => Sums): Column<Row>[] =>
  sums.map(name => ({
    ...{ heading: heading(name), kind: 'money' },
    value: row => ({ amount: of(row)[name], currency: of(row).currency }),
  }))

const timeOf = (at: string | Date | null) => (at === null ? null : new Date(at))

function ownColumns(language: Language): Column<OwnRow>[] {
  const heading = (name: string) => say(`payouts.export.${name}`, language)
  return [
    { heading: heading('number'), kind: 'text', value: row => row.number },
    { heading: heading('state'), kind: 'text', value: row => say(`payouts.state.${row.state}`, language) },
    ...sumColumns<OwnRow>(heading, row => row),
    { heading: heading('currency'), kind: 'text', value: row => row.currency },
    { heading: heading('holder'), kind: 'text', value: row => row.account.holder },
    { heading: heading('bank'), kind: 'text', value: row => row.account.bank_name },
    { heading: heading('account'), kind: 'text', value: row => row.account.number_masked.slice(-4) },
    { heading: heading('submitted'), kind: 'time', value: row => timeOf(row.submitted_at) },
    { heading: heading('approved'), kind: 'time', value: row => timeOf(row.approved_at) },
    { heading: heading('paid'), kind: 'time', value: row => timeOf(row.paid_at) },
    { heading: heading('reference'), kind: 'text', value: row => row.bank_reference },
    { heading: heading('reason'), kind: 'text', value: row => row.reason },
  ]
}

function deskColumns(language: Language): Column<PayoutRow>[] {
  const heading = (name: string) => say(`payouts.export.${name}`, language)
  return [
    { heading: heading('number'), kind: 'text', value: row => withdrawalNumber(row.id) },
    { heading: heading('state'), kind: 'text', value: row => say(`payouts.state.${row.state}`, language) },
    // A closed account has no name any more.
    { heading: heading('member'), kind: 'text', value: row => row.nickname ?? '' },
    { heading: heading('holder'), kind: 'text', value: row => row.holder },
    { heading: heading('bank'), kind: 'text', value: row => row.bank_name },
    { heading: heading('account'), kind: 'text', value: row => row.number_end },
    ...sumColumns<PayoutRow>(heading, row => presentSums(row as WithdrawalRow)),
    { heading: heading('currency'), kind: 'text', value: row => row.currency },
    { heading: heading('submitted'), kind: 'time', value: row => row.submitted_at },
    { heading: heading('approved'), kind: 'time', value: row => row.approved_at },
    { heading: heading('paid'), kind: 'time', value: row => row.paid_at },
    { heading: heading('reference'), kind: 'text', value: row => row.bank_reference },
    { heading: heading('reason'), kind: 'text', value: row => sayReason(row.reason, language) },
  ]
}
