// Receipts and statements. What was drawn once is given out again as long as it says the same.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Call } from '#contract/call'
import type { Language } from '#contract/language'
import { listTaxLines } from '#contract/payouts/payout-desk-calls'
import { withdrawalNumber } from '#contract/payouts/withdrawal'
import { listWithdrawals, readWithdrawal } from '#contract/payouts/withdrawal-calls'
import {
  memberYearPath,
  operatorYearPath,
  withdrawalReceiptInput,
  withdrawalReceiptPath,
  yearInput,
} from '#contract/payouts/withdrawal-files'
import type { Tx } from '../../../platform/database/query'
import type { Actor } from '../../../platform/http/actor'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { fileNameParameters } from '../../../platform/http/file-name-parameters'
import { type clientOf, languageOf } from '../../../platform/http/request-facts'
import { requireCaller } from '../../../platform/http/require-caller'
import type { Site } from '../../../platform/http/site-directory'
import { Refusal } from '../../../platform/refusal'
import type { Secrets } from '../../../platform/secrets'
import { recordAudit } from '../../audit/audit.public'
import { findOwnWithdrawal, listWithdrawnBills } from '../withdrawals/own-withdrawals.queries'
import './documents.texts'
import { keepDocument, type Made } from './keep-document'
import { memberStatement } from './member-statement'
import { operatorYear } from './operator-year'
import { receiptOf } from './receipt'
import { sumAllEntries, sumPaid } from './statement-figures.queries'
import { isOver, spanOf } from './year-span'

interface Asked<Input> {
  input: Input
  actor: Actor
  site: Site
  language: Language
  client: ReturnType<typeof clientOf>
  secrets: Secrets
  now: Date
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  change<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

interface Named extends Made {
  plainName: string
}

/** Drawing costs more than reading. */
const rate = { max: 60, seconds: 600, per: 'account' } as const

export function registerDocuments(app: FastifyInstance, environment: CallEnvironment) {
  serve(app, environment, withdrawalReceiptPath, readWithdrawal, withdrawalReceiptInput, makeReceipt)
  serve(app, environment, memberYearPath, listWithdrawals, yearInput, makeMemberYear)
  serve(app, environment, operatorYearPath, listTaxLines, yearInput, makeOperatorYear)
}

/** The call's access lets only members or only staff come here. */
function memberOf(actor: Actor): number {
  if (actor.kind !== 'member') throw new Refusal('forbidden')
  return actor.memberId
}

const issuerOf = ({ site, language }: Pick<Asked<unknown>, 'site' | 'language'>) =>
  site.facts.site_title[language]

async function makeReceipt(asked: Asked<{ id: number }>): Promise<Named> {
  const { input, actor, language, read } = asked
  const memberId = memberOf(actor)
  const row = await read(tx => findOwnWithdrawal(tx, memberId, input.id))
  if (!row) throw new Refusal('notFound')
  const { paid_at } = row
  if (row.state !== 'paid' || paid_at === null)
    throw new Refusal('conflict', { text: 'payouts.paper.notPaid' })
  // A receipt with another sum than the ledger's is worse than none.
  if ((await read(tx => sumPaid(tx, row.id))) !== BigInt(row.net_minor)) {
    throw new Refusal('conflict', { text: 'payouts.paper.uneven', log: { withdrawalId: row.id } })
  }
  const bills = await read(tx => listWithdrawnBills(tx, row.id))
  return {
    paper: receiptOf({ row: { ...row, paid_at }, bills, issuer: issuerOf(asked), language }),
    subject: { kind: 'receipt', memberId, withdrawalId: row.id, year: null },
    plainName: `receipt-${withdrawalNumber(row.id)}`,
  }
}

async function makeMemberYear(asked: Asked<{ year: number }>): Promise<Named> {
  const { input, actor, language, secrets, now, read } = asked
  const { year } = input
  const about = { memberId: memberOf(actor), year, issuer: issuerOf(asked), language, secrets, now, read }
  const made = await memberStatement(about)
  if (!made) throw nothing(year)
  return { ...made, plainName: `statement-${year}` }
}

async function makeOperatorYear(asked: Asked<{ year: number }>): Promise<Named> {
  const { input, actor, client, now, language, read, change } = asked
  const { year } = input
  const sums = await read(tx => sumAllEntries(tx, spanOf(year)))
  const paper = operatorYear({ year, language, issuer: issuerOf(asked), isOver: isOver(year, now), sums })
  if (!paper || actor.kind !== 'staff') throw nothing(year)
  await change(tx =>
    recordAudit(tx, {
      ...{ actor, client, now, action: 'payout.statementTaken', subject: 'payoutYear', subjectId: year },
    }),
  )
  return {
    paper,
    subject: { kind: 'operator_year', memberId: null, withdrawalId: null, year },
    plainName: `settlement-${year}`,
  }
}

const nothing = (year: number) => new Refusal('notFound', { text: 'payouts.paper.nothing', params: { year } })

function serve<Input>(
  app: FastifyInstance,
  environment: CallEnvironment,
  path: string,
  like: Call,
  input: z.ZodType<Input>,
  make: (asked: Asked<Input>) => Promise<Named>,
) {
  const { services } = environment
  app.get(path, { exposeHeadRoute: false }, async (request: FastifyRequest, reply: FastifyReply) => {
    const guarded = { ...like, name: path, rate }
    const { site, actor, client, now, database } = await requireCaller(environment, request, reply, guarded)
    const language = languageOf(request)
    const { agentId } = site
    const wanted = input.safeParse(request.query)
    if (!wanted.success) throw new Refusal('malformedRequest')
    const made = await make({
      ...{ input: wanted.data, actor, site, language, client, now, secrets: services.secrets },
      read: work => database.read(agentId, work),
      change: work => database.change(agentId, work),
    })
    const place = { agentId, database, services, domain: site.facts.domain }
    const { size, body } = await keepDocument(place, made, language, now)
    const names = fileNameParameters(`${made.paper.title} ${made.paper.number}.pdf`, `${made.plainName}.pdf`)
    return reply
      .type('application/pdf')
      .header('content-length', size)
      .header('content-disposition', `attachment; ${names}`)
      .header('cache-control', 'private, no-store')
      .send(body)
  })
}
