// Unclaimed income as a file; it stands in the log before the first line leaves.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { listUnclaimed } from '#contract/payouts/unclaimed-calls'
import { unclaimedExportPath } from '#contract/payouts/withdrawal-files'
import { byCursor } from '../../../platform/export/by-cursor'
import { serveExport } from '../../../platform/export/serve-export'
import type { Column } from '../../../platform/export/table'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { say } from '../../../platform/texts/texts'
import { recordAudit } from '../../audit/audit.public'
import './claims.texts'
import { listTheUnclaimed } from './list-unclaimed'

type Row = Awaited<ReturnType<typeof listTheUnclaimed>>['items'][number]

export function registerUnclaimedExport(app: FastifyInstance, environment: CallEnvironment) {
  serveExport(app, environment, {
    path: unclaimedExportPath,
    like: listUnclaimed,
    input: z.object({}),
    async open({ actor, client, now, language, read, change }) {
      await change(tx =>
        recordAudit(tx, {
          ...{ actor, client, now, action: 'payout.unclaimedExported', subject: 'withdrawal', subjectId: '' },
        }),
      )
      const heading = (name: string) => say(`payouts.unclaimed.${name}`, language)
      const money = (name: 'amount' | 'claimable'): Column<Row> => ({
        ...{ heading: heading(name), kind: 'money' },
        value: row => ({ amount: row[name], currency: row.currency }),
      })
      const columns: Column<Row>[] = [
        { heading: heading('account'), kind: 'text', value: row => String(row.member_id) },
        money('amount'),
        money('claimable'),
        { heading: say('payouts.export.currency', language), kind: 'text', value: row => row.currency },
        { heading: heading('bills'), kind: 'number', value: row => row.bills },
        { heading: heading('since'), kind: 'time', value: row => new Date(row.since) },
        { heading: heading('claimant'), kind: 'text', value: row => row.claim?.holder ?? '' },
        { heading: heading('reason'), kind: 'text', value: row => row.claim?.reason ?? '' },
      ]
      return {
        title: heading('file'),
        plainName: 'unclaimed-income',
        columns,
        rows: byCursor(page => read(tx => listTheUnclaimed({ tx, actor, input: page }))),
      }
    },
  })
}
