// Payers as a file: a row for each store that a payer names, since that is what has to be looked through.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { payersExportPath } from '#contract/income/desk-exports'
import { listPayers } from '#contract/income/payer-calls'
import type { Language } from '#contract/language'
import { serveExport } from '../../../platform/export/serve-export'
import type { Column } from '../../../platform/export/table'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { say } from '../../../platform/texts/texts'
import { recordAudit } from '../../audit/audit.public'
import { everyChannel } from '../../distribution/distribution.public'
import '../bills/bill-export.texts'
import './export-desk.texts'
import { inLanguage } from '../../../platform/texts/in-language'
import { listThePayers } from './manage-payers'

export function registerPayersExport(app: FastifyInstance, environment: CallEnvironment) {
  serveExport(app, environment, {
    path: payersExportPath,
    like: listPayers,
    input: z.object({}),
    async open({ actor, client, now, language, read, change }) {
      const entry = { action: 'income.exported', subject: 'payer', subjectId: '', after: {} } as const
      await change(tx => recordAudit(tx, { actor, client, now, ...entry }))
      const payers = await read(tx => listThePayers({ tx }))
      const channels = await read(everyChannel)
      const nameOf = (channelId: number) => {
        const channel = channels.find(({ id }) => id === channelId)
        return channel ? inLanguage(channel.name, language) : ''
      }
      return {
        title: say('income.export.payers', language),
        plainName: 'payers',
        columns: columnsIn(language),
        rows: inBatches(payers.flatMap(payer => byStore(payer, nameOf))),
      }
    },
  })
}

type Payer = Awaited<ReturnType<typeof listThePayers>>[number]

function byStore(payer: Payer, nameOf: (channelId: number) => string) {
  const stores = payer.stores.map(({ store, channel_id }) => ({ store, channel: nameOf(channel_id) }))
  return (stores.length > 0 ? stores : [{ store: '', channel: '' }]).map(store => ({ ...payer, ...store }))
}

async function* inBatches<Row>(rows: Row[]) {
  yield rows
}

function columnsIn(language: Language): Column<ReturnType<typeof byStore>[number]>[] {
  const heading = (name: string) => say(`income.export.${name}`, language)
  return [
    { heading: heading('payer'), kind: 'text', value: payer => payer.name },
    { heading: say('bills.export.currency', language), kind: 'text', value: payer => payer.currency },
    { heading: heading('layout'), kind: 'text', value: payer => payer.reading?.layout ?? null },
    { heading: heading('folder'), kind: 'text', value: payer => payer.drop_prefix },
    { heading: heading('reportCount'), kind: 'number', value: payer => payer.reports },
    {
      heading: heading('lastReport'),
      kind: 'time',
      value: ({ last_report_at }) => (last_report_at === null ? null : new Date(last_report_at)),
    },
    {
      heading: heading('state'),
      kind: 'text',
      value: payer => heading(payer.is_archived ? 'archived' : 'active'),
    },
    { heading: heading('store'), kind: 'text', value: payer => payer.store },
    { heading: say('bills.export.channel', language), kind: 'text', value: payer => payer.channel },
  ]
}
