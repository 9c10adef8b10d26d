import type { incomeFigures, incomeParts } from '#contract/income/income-figures-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { inLanguage } from '../../../platform/texts/in-language'
import { coverThumbnail } from '../../works/works.public'
import { listBilledChannels } from '../bills/bills.queries'
import {
  type CellRow,
  type FiguresOf,
  listCountryFigures,
  listTrackFigures,
  type PartRow,
  type Period,
  sumBilledPlays,
  sumCells,
  sumPlaysAhead,
  sumTrackCourse,
} from './figures.queries'
import { monthsOf } from './months-of'

interface AskedPeriod {
  from: string
  to: string
  vs_from?: string
  vs_to?: string
}

const firstDays = (from: string, to: string): Period => ({ from: `${from}-01`, to: `${to}-01` })
const comparedWith = ({ vs_from, vs_to }: AskedPeriod) =>
  vs_from && vs_to ? firstDays(vs_from, vs_to) : undefined

export async function readFigures({ tx, actor, site, input, language }: CallContext<typeof incomeFigures>) {
  const { currency } = site.facts.terms
  const of: FiguresOf = { memberId: actor.memberId, currency, period: firstDays(input.from, input.to) }
  const vs = comparedWith(input)
  const [channels, cells, before, billed, ahead] = await Promise.all([
    listBilledChannels(tx, actor.memberId),
    sumCells(tx, of),
    vs ? sumCells(tx, { ...of, period: vs }) : ([] as CellRow[]),
    sumBilledPlays(tx, of),
    sumPlaysAhead(tx, of),
  ])
  return {
    currency,
    first_month: channels.map(({ first_month }) => first_month.slice(0, 7)).sort()[0] ?? null,
    channels: channels.map(({ id, names }) => ({ id, name: inLanguage(names, language) })),
    cells: cells.map(inMonth),
    before: before.map(inMonth),
    billed: billed.map(inMonth),
    ahead: ahead.map(inMonth),
  }
}

const inMonth = <Row extends Pick<CellRow, 'month'>>(row: Row) => ({ ...row, month: row.month.slice(0, 7) })

export async function readParts(context: CallContext<typeof incomeParts>) {
  const { tx, actor, site, input } = context
  const { currency } = site.facts.terms
  const of: FiguresOf = { memberId: actor.memberId, currency, period: firstDays(input.from, input.to) }
  const vs = comparedWith(input)
  const list = input.by === 'track' ? listTrackFigures : listCountryFigures
  const found = await list(tx, { ...of, vs, limit: input.limit })
  const courseOf = input.by === 'track' ? await coursesOf(context, of, found) : () => []
  const [first] = found
  return {
    items: found.map(row => ({
      ...{ work_id: row.work_id, isrc: row.isrc, name: row.name, release: row.release },
      cover_url: row.cover ? coverThumbnail(context, tx.agentId, Buffer.from(row.cover, 'hex')) : null,
      amount: row.amount,
      plays: row.plays,
      before: vs ? row.before : null,
      course: courseOf(row),
    })),
    total: { count: first?.count ?? 0, amount: first?.all_amount ?? '0', plays: first?.all_plays ?? 0 },
  }
}

async function coursesOf({ tx, input }: CallContext<typeof incomeParts>, of: FiguresOf, found: PartRow[]) {
  const months = monthsOf(input.from, input.to)
  const tracks = found.map(({ work_id, isrc }) => ({ work_id: work_id ?? 0, isrc }))
  const course = await sumTrackCourse(tx, of, tracks)
  return ({ work_id, isrc }: PartRow) => {
    const own = new Map(
      course
        .filter(row => row.work_id === work_id && row.isrc === isrc)
        .map(({ month, amount }) => [month.slice(0, 7), Number(amount)]),
    )
    return months.map(month => own.get(month) ?? 0)
  }
}
