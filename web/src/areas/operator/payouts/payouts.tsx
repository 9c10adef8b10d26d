import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import { summaryQuery } from '../menu-queries'
import { useAddressFilter } from '../use-address-filter'
import { BatchBar } from './batch/batch-bar'
import { OpenedPart } from './opened/opened-part'
import { PayoutRooms } from './payout-rooms'
import { QueuePanel } from './queue/queue-panel'
import { StateStrip } from './queue/state-strip'
import { useApproval } from './queue/use-approval'
import { readQueue, useQueue } from './queue/use-queue'

/** The queue, and beside it what is opened of it. Where there is no room for both, one follows the other. */
export default function Payouts() {
  const t = useWords('payout-desk')
  const [params, show] = useAddressFilter<'sort' | 'query' | 'id'>()
  const [, setParams] = useSearchParams()
  const shown = readQueue(params)
  const queue = useQueue(shown)
  const summary = useQuery(summaryQuery).data
  const approval = useApproval()
  const place = useRef<HTMLDivElement>(null)
  const detail = useRef<HTMLDivElement>(null)
  const rows = queue.rows ?? []
  const openId = shown.id ?? rows[0]?.id

  function open(id: number) {
    show({ id: String(id) })
    place.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus()
    if (detail.current) detail.current.scrollTop = 0
  }
  function step(by: 1 | -1) {
    const at = rows.findIndex(({ id }) => id === openId)
    const next = rows[Math.min(Math.max(at + by, 0), rows.length - 1)]
    if (next) open(next.id)
  }
  /** It has left this list: the one that follows is opened. */
  function leave(id: number) {
    const at = rows.findIndex(row => row.id === id)
    const next = at < 0 ? undefined : (rows[at + 1] ?? rows[at - 1])
    if (next) show({ id: String(next.id) })
  }
  const backToList = () =>
    setParams(
      before => {
        before.delete('id')
        return before
      },
      { preventScrollReset: true },
    )

  return (
    // With room for both, queue and payout are pushed each on their own, and the bar below stays in sight.
    <div className="flex flex-1 flex-col xl:h-[calc(100dvh-4.0625rem)] xl:flex-none">
      <header className="flex flex-wrap items-end justify-between gap-x-8 px-4 pt-5 sm:px-6">
        <h1 className="pb-2 text-2xl">{t('title')}</h1>
        <div className="min-w-0 max-sm:basis-full">
          <PayoutRooms />
        </div>
      </header>
      <div className={cx(shown.id && 'max-xl:hidden')}>
        <StateStrip here={shown.state} summary={summary} />
      </div>
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] xl:grid-cols-[27rem_minmax(0,1fr)] xl:grid-rows-[minmax(0,1fr)]">
        <div className={cx('min-w-0 xl:overflow-y-auto', shown.id && 'max-xl:hidden')}>
          <QueuePanel {...{ shown, queue, summary, openId, approval, place, show }} onStep={step} />
        </div>
        <div
          ref={detail}
          className={cx(
            'min-w-0 xl:overflow-y-auto xl:border-l xl:border-line',
            !shown.id && 'max-xl:hidden',
          )}
        >
          <OpenedPart
            id={openId}
            isNamed={shown.id !== undefined}
            isLoading={!queue.rows && !queue.isError}
            approval={approval}
            onLeft={leave}
            onBack={backToList}
          />
        </div>
      </div>
      <BatchBar summary={summary} className={cx(shown.id && 'max-xl:hidden')} />
    </div>
  )
}
