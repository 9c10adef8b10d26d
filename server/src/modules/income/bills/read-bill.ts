import type { readBill } from '#contract/income/bill-calls'
import type { BillStatus } from '#contract/income/bill-status'
import type { Language } from '#contract/language'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { inLanguage } from '../../../platform/texts/in-language'
import { findOwnBill, listFactors, listRelatedBills, type OwnBill, sumFlow } from './bill-detail.queries'
import { countLines, type LinesOfBill } from './bill-lines.queries'
import { presentOwnBill } from './present-bill'

export async function ownBill(tx: Tx, memberId: number, billId: number): Promise<OwnBill> {
  const bill = await findOwnBill(tx, memberId, billId)
  if (!bill) throw new Refusal('notFound')
  return bill
}

export function linesOfBill(bill: OwnBill): LinesOfBill {
  return {
    billId: bill.id,
    postingId: bill.posting_id,
    reportId: bill.report_id,
    channelId: bill.channel_id,
  }
}

export async function readOwnBill({ tx, actor, input, language }: CallContext<typeof readBill>) {
  const bill = await ownBill(tx, actor.memberId, input.id)
  const [flow, factors, related, lines] = await Promise.all([
    sumFlow(tx, bill.id, shownTracks),
    listFactors(tx, bill.id),
    listRelatedBills(tx, bill),
    countLines(tx, linesOfBill(bill)),
  ])
  const corrected = related.find(({ id }) => id === bill.corrects)
  const correctedBy = related.find(({ corrects }) => corrects === bill.id)
  return {
    ...presentOwnBill(bill, language),
    posted_at: bill.posted_at.toISOString(),
    report: {
      name: bill.report_name,
      payer: bill.payer,
      covered_at: bill.covered_at?.toISOString() ?? null,
    },
    exact: bill.exact,
    rest_before: bill.rest_before,
    rest_after: bill.rest_after,
    lines,
    flow: presentFlow(flow),
    exchanges: distinct(factors.filter(({ currency }) => currency !== bill.currency)),
    rates: [...new Set(factors.map(({ rate }) => rate))],
    reversed_at: bill.reversed_at?.toISOString() ?? null,
    corrected: corrected ? presentOther(corrected, language) : null,
    corrected_by: correctedBy ? presentOther(correctedBy, language) : null,
  }
}

type Other = Awaited<ReturnType<typeof listRelatedBills>>[number]

const presentOther = ({ id, month, sp_names, status }: Other, language: Language) => ({
  ...{ id, month: month.slice(0, 7), sp_name: inLanguage(sp_names, language), status: status as BillStatus },
})

function distinct(factors: Awaited<ReturnType<typeof listFactors>>) {
  const rates = new Map(factors.map(({ currency, exchange }) => [currency, exchange]))
  return [...rates].map(([currency, rate]) => ({ currency, rate }))
}

const shownTracks = 5

function presentFlow(tracks: Awaited<ReturnType<typeof sumFlow>>) {
  return {
    paid: tracks[0]?.all_paid ?? '0',
    part: tracks[0]?.all_part ?? '0',
    tracks: tracks.map(({ count, work_id, isrc, title, release, paid, part }) =>
      count === 1
        ? { count, work_id, isrc, title, release, paid, part }
        : { count, work_id: null, isrc: '', title: '', release: '', paid, part },
    ),
  }
}
