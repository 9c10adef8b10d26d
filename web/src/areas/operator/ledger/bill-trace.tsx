import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { formatAmount, formatCount } from '../../../lib/format'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/class-names'
import { Skeleton } from '../../../ui/skeleton'
import { BillLines } from './bill-lines'
import { drawTrace, traceHeight } from './draw-trace'
import { type Trace, type TracedPart, traceQuery } from './ledger-queries'
import { NotLoaded } from './not-loaded'

/** From a bill to its parts, with every figure of the arithmetic, and on to the lines of the report. */
export function BillTrace({ billId }: { billId: number }) {
  const t = useWords('ledger')
  const query = useInfiniteQuery(traceQuery(billId))
  const [first] = query.data?.pages ?? []
  if (!first && query.isError) return <NotLoaded query={query} />
  if (!first) return <Skeleton className="h-72 w-full rounded-card!" />
  const tracks = query.data?.pages.flatMap(page => page.tracks) ?? []
  const more = query.hasNextPage && (
    <Button
      size="small"
      className="my-3"
      loading={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {t('bill.more')}
    </Button>
  )
  return <Shown trace={{ ...first, tracks }} more={more} />
}

const keyOf = ({ work_id, isrc, sale_month, currency }: TracedPart) =>
  `${work_id}-${isrc}-${sale_month}-${currency}`
/** More would be too thin to follow; the list holds all. */
const mostDrawn = 8

function Shown({ trace, more }: { trace: Trace; more: ReactNode }) {
  const t = useWords('ledger')
  const [params, setParams] = useSearchParams()
  const { bill, tracks } = trace
  const chosen = tracks.find(track => keyOf(track) === params.get('part')) ?? tracks[0]
  const drawn = tracks.slice(0, mostDrawn)
  const choose = (track: TracedPart) =>
    setParams(
      before => {
        before.set('part', keyOf(track))
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  const nameOf = ({ isrc, title }: TracedPart) => (isrc ? title : t('bill.release', { title }))
  return (
    <section
      aria-labelledby="bill"
      className="overflow-hidden rounded-card border border-line bg-surface shadow-lift"
    >
      <div className="px-4 pt-5 sm:px-6">
        <h2 id="bill" className="text-lg">
          {t('bill.title', { id: bill.id, channel: bill.sp_name, month: bill.month })}
        </h2>
        <p className="text-sm text-soft">{t('bill.member', { name: bill.member.name })}</p>
        <div className="mt-4 grid gap-x-4 md:grid-cols-[9rem_minmax(6rem,1fr)_minmax(0,26rem)]">
          <p className="self-center max-md:pb-3">
            <b className="font-display num block text-xl text-accent">
              {formatAmount(bill.share, bill.currency)}
            </b>
            <span className="text-sm text-soft">{bill.currency}</span>
          </p>
          <svg
            viewBox={`0 0 200 ${traceHeight(drawn.length)}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="w-full fill-none max-md:hidden"
            style={{ height: traceHeight(drawn.length) }}
          >
            {drawTrace(drawn).map(({ path, index }, line) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity
                key={line}
                d={path}
                vectorEffect="non-scaling-stroke"
                strokeWidth={drawn[index] === chosen ? 1.6 : 1}
                className={drawn[index] === chosen ? 'stroke-accent' : 'stroke-river'}
              />
            ))}
          </svg>
          <ul aria-label={t('bill.tracks')}>
            {tracks.map(track => (
              <li key={keyOf(track)}>
                <button
                  type="button"
                  aria-pressed={track === chosen}
                  onClick={() => choose(track)}
                  className={cx(
                    'grid h-14 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-control border-l-2 border-transparent px-2.5 text-left hover:bg-sunken',
                    track === chosen && 'border-accent! bg-accent-wash',
                  )}
                >
                  <span className="min-w-0">
                    <b className="block truncate font-semibold">{nameOf(track)}</b>
                    <span className="num block truncate text-xs text-soft">
                      {track.sale_month} · {t('bill.plays', { plays: formatCount(track.plays) })}
                      {track.isrc && ` · ${track.isrc}`}
                    </span>
                  </span>
                  <span className="num text-right">
                    <b className="font-semibold">{formatAmount(track.amount, track.currency)}</b>{' '}
                    <span className="text-soft">{track.currency}</span>
                  </span>
                </button>
              </li>
            ))}
            {more && <li className="px-2.5">{more}</li>}
          </ul>
        </div>
      </div>
      {chosen && <Arithmetic trace={trace} part={chosen} />}
      {chosen && <BillLines billId={bill.id} part={chosen} title={nameOf(chosen)} />}
    </section>
  )
}

/** Every figure as it was multiplied; nothing is rounded before the bill itself. */
function Arithmetic({ trace, part }: { trace: Trace; part: TracedPart }) {
  const t = useWords('ledger')
  const { bill, exact, rest_before, rest_after, tracks } = trace
  const shown = (amount: string) => formatAmount(amount, bill.currency)
  const sign = (text: string) => <i className="text-soft not-italic">{text}</i>
  const word = (text: string) => <span className="text-soft">{text}</span>
  return (
    <div className="num mt-4 border-t border-line px-4 py-3.5 text-sm sm:px-6">
      <p className="flex flex-wrap gap-x-2 gap-y-1">
        <span>
          {formatAmount(part.amount, part.currency)} {part.currency}
        </span>
        {part.exchange !== '1' && (
          <>
            {sign('×')} <span>{part.exchange}</span> {word(t('bill.exchange'))}
          </>
        )}
        {part.split !== '1' && (
          <>
            {sign('×')} <span>{part.split}</span> {word(t('bill.split'))}
          </>
        )}
        {sign('×')} <span>{part.rate}</span> {word(t('bill.rate'))} {sign('=')} <b>{shown(part.exact)}</b>
      </p>
      <p className="mt-1 flex flex-wrap gap-x-2 gap-y-1">
        <span>{shown(exact)}</span> {tracks.length > 1 && word(t('bill.sum'))}
        {rest_before !== '0' && (
          <>
            {sign('+')} <span>{shown(rest_before)}</span> {word(t('bill.rest'))}
          </>
        )}
        {sign('→')} <b className="text-accent">{shown(bill.share)}</b> {bill.currency}
      </p>
      <p className="mt-1 text-soft">{t('bill.rounded', { rest: shown(rest_after) })}</p>
    </div>
  )
}
