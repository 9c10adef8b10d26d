import { useSearchParams } from 'react-router'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { KeyHint } from '../../check/key-hint'
import { waitingIn } from '../../menu-queries'
import type { PayoutSummary, QueuedPayout } from '../payout-queries'
import { GroupHead } from './group-head'
import { groupQueue } from './group-queue'
import { QueueRow } from './queue-row'
import { type Chosen, isChoosable } from './use-chosen'
import type { Queue, readQueue } from './use-queue'

type QueueListProps = {
  rows: QueuedPayout[]
  queue: Queue
  shown: ReturnType<typeof readQueue>
  summary: PayoutSummary | undefined
  openId: number | undefined
  chosen: Chosen
  isOn: boolean
  onSelectPlain: () => void
}

export function QueueList(props: QueueListProps) {
  const { rows, queue, shown, summary, openId, chosen, isOn, onSelectPlain } = props
  const t = useWords('payout-desk')
  const [params] = useSearchParams()
  const hasGroups = shown.state === 'submitted' && shown.sort === 'unusual'
  const total = shown.query === '' && summary ? waitingIn(summary) : undefined
  const { close, plain } = groupQueue(rows, { isWhole: !queue.hasNextPage, total })
  const draw = (some: readonly QueuedPayout[]) => (
    <ul>
      {some.map(payout => (
        <QueueRow
          key={payout.id}
          payout={payout}
          to={`?${addressOf(params, payout.id)}`}
          isOpen={payout.id === openId}
          choice={
            isChoosable(payout)
              ? { isChosen: chosen.has(payout.id), onChoose: () => chosen.toggle(payout) }
              : undefined
          }
        />
      ))}
    </ul>
  )
  return (
    <>
      {!hasGroups && draw(rows)}
      {hasGroups && close.rows.length > 0 && (
        <>
          <GroupHead title={t('queue.close')} hint={t('queue.closeHint')} {...close} isAsking />
          {draw(close.rows)}
        </>
      )}
      {hasGroups && plain.rows.length > 0 && (
        <>
          <GroupHead
            title={t('queue.plain')}
            hint={t('queue.plainHint')}
            {...plain}
            action={
              <Button
                variant="quiet"
                size="small"
                aria-label={t('queue.selectPlainLabel')}
                onClick={onSelectPlain}
              >
                {t('queue.selectPlain')} {isOn && <KeyHint>⇧X</KeyHint>}
              </Button>
            }
          />
          {draw(plain.rows)}
        </>
      )}
      {queue.hasNextPage && (
        <div className="flex justify-center py-4">
          <Button size="small" loading={queue.isFetchingNextPage} onClick={() => void queue.fetchNextPage()}>
            {t('queue.more')}
          </Button>
        </div>
      )}
    </>
  )
}

function addressOf(params: URLSearchParams, id: number): URLSearchParams {
  const next = new URLSearchParams(params)
  next.set('id', String(id))
  return next
}
