// A test channel reports a month's sales of all that is live there, as DDEX's financial report, and the report goes the way of every other.
import { createHash } from 'node:crypto'
import { todayInChina } from '#contract/identity/age'
import type { fetchSandboxReport } from '#contract/income/report-calls'
import type { Tx } from '../../../platform/database/query'
import type { PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { everyChannel, isPlayedBySandbox } from '../../distribution/distribution.public'
import { reportSales } from '../../sandbox/sandbox.public'
import '../desk/desk.texts'
import { findOwnParty } from './arrival.queries'
import { registerReport } from './register-report'
import { sandboxPayer } from './sandbox-payer'

interface Made {
  channel: SoldBy
  key: string
  size: number
  name: string
}

interface SoldBy {
  id: number
  code: string
  name: string
  partyId: string
}

async function make(context: PrepareContext<typeof fetchSandboxReport>): Promise<Made> {
  const { read, input, services, store, site, now } = context
  const { month } = input
  const found = (await read(everyChannel)).find(({ id }) => id === input.channel_id)
  if (!found || !isPlayedBySandbox(found, services)) throw wrong('channel_id', 'income.noTestChannel')
  if (month >= todayInChina(now).slice(0, 7)) throw wrong('month', 'income.monthNotOver')
  const channel = {
    id: found.id,
    code: found.code,
    name: found.name['zh-CN'] || found.name.en,
    partyId: found.profile.party_id,
  }
  const recipient = site.facts.site_title['zh-CN']
  const text = await read(tx => salesOf(tx, channel, { month, recipient, now }))
  // Its lines, not its frame.
  if (!/^SR/m.test(text.replace(/^SRFO.*$/gm, ''))) throw wrong('month', 'income.nothingSold')
  const body = Buffer.from(text)
  const name = `${channel.code}-${month}.tsv`
  const key = `report-files/${site.agentId}/${createHash('sha256').update(`${now.getTime()} ${name}`).update(body).digest('hex')}`
  await store(key, body)
  return { channel, key, size: body.length, name }
}

async function salesOf(
  tx: Tx,
  channel: SoldBy,
  { month, recipient, now }: { month: string; recipient: string; now: Date },
): Promise<string> {
  const own = await findOwnParty(tx)
  return reportSales(tx, {
    ...{ channel: channel.code, channelName: channel.name, month, sender: channel.partyId },
    ...{ recipient: { partyId: own.ddex_party_id, name: recipient }, currency: own.currency, createdAt: now },
  })
}

export const fetchTheReport = {
  prepare: make,

  async run(context: PreparedContext<typeof fetchSandboxReport, Made>) {
    const { tx, actor, client, now, prepared } = context
    const { channel, key, size, name } = prepared
    const { id: payerId } = await sandboxPayer(tx, channel, now)
    const reportId = await registerReport(tx, {
      ...({ payerId, name, size, now, arrivedBy: 'sandbox', fileKey: key } as const),
      importedBy: actor.staffId,
    })
    await recordAudit(tx, {
      ...{ actor, client, now, action: 'report.fetch', subject: 'report', subjectId: reportId },
      after: { name },
    })
    return { report_id: reportId }
  },
}

const wrong = (field: string, text: string) => new Refusal('invalidInput', { fields: [{ field, text }] })
