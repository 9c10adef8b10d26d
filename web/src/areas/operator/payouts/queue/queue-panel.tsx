import { type RefObject, useState } from 'react'
import { mostAtOnce, payoutSorts } from '#contract/payouts/payout-desk-calls'
import { useWords } from '../../../../lib/words'
import { Skeleton } from '../../../../ui/skeleton'
import { useShortcutSwitch } from '../../keys/use-shortcut-switch'
import { useShortcuts } from '../../keys/use-shortcuts'
import { Unreachable } from '../../unreachable'
import { MakeBatchDialog } from '../batch/make-batch-dialog'
import type { PayoutSummary } from '../payout-queries'
import { ChosenBar } from './chosen-bar'
import { KeyHelp } from './key-help'
import { KeyRow } from './key-row'
import { QueueEmpty } from './queue-empty'
import { QueueList } from './queue-list'
import { QueueTools } from './queue-tools'
import type { useApproval } from './use-approval'
import { isChoosable, useChosen } from './use-chosen'
import { type Queue, type readQueue, sortInAddress } from './use-queue'
import { WhatCame } from './what-came'

type QueuePanelProps = {
  shown: ReturnType<typeof readQueue>
  queue: Queue
  summary: PayoutSummary | undefined
  openId: number | undefined
  approval: ReturnType<typeof useApproval>
  place: RefObject<HTMLDivElement | null>
  onStep: (by: 1 | -1) => void
  show: (next: { sort?: string; query?: string }) => void
}

const places = [1, 2, 3, 4, 5, 6, 7, 8]

/** What stands in one state, with what can be done about several at once. */
export function QueuePanel({
  shown,
  queue,
  summary,
  openId,
  approval,
  place,
  onStep,
  show,
}: QueuePanelProps) {
  const t = useWords('payout-desk')
  const [isOn, setIsOn] = useShortcutSwitch()
  const [asked, setAsked] = useState<'keys' | 'batch'>()
  const { rows } = queue
  const chosen = useChosen(shown.state)
  const opened = rows?.find(({ id }) => id === openId)
  const deed = shown.state === 'submitted' ? 'approve' : 'batch'

  async function approveChosen() {
    const { payouts } = chosen
    if (payouts.length === 0 || payouts.length > mostAtOnce) return
    if (await approval.approve(payouts)) chosen.clear()
  }

  /** Those on later pages too, as far as they can be approved together. */
  async function selectPlain() {
    let all = rows ?? []
    let hasMore = queue.hasNextPage
    while (hasMore && all.length < mostAtOnce) {
      const { data, isError } = await queue.fetchNextPage()
      if (isError || !data) break
      all = data.pages.flatMap(({ items }) => items)
      hasMore = data.pages.at(-1)?.next_cursor !== null
    }
    const plain = all.filter(payout => payout.unusual === 0 && isChoosable(payout))
    chosen.add(plain.slice(0, mostAtOnce))
  }

  const nextSort = () => {
    const at = payoutSorts.indexOf(shown.sort)
    show({ sort: sortInAddress(payoutSorts[(at + 1) % payoutSorts.length]) })
  }
  useShortcuts(
    {
      j: () => onStep(1),
      k: () => onStep(-1),
      x: () => opened && isChoosable(opened) && chosen.toggle(opened),
      'shift+x': () => shown.state === 'submitted' && void selectPlain(),
      'shift+a': () => deed === 'approve' && void approveChosen(),
      s: nextSort,
      '/': () => place.current?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
      '?': () => setAsked('keys'),
    },
    isOn,
  )

  return (
    <section aria-label={t('queue.label', { state: t(`state.${shown.state}`) })} ref={place}>
      <QueueTools state={shown.state} sort={shown.sort} query={shown.query} show={show} />
      {approval.came && <WhatCame came={approval.came} onDismiss={approval.dismiss} />}
      <div aria-busy={queue.isPlaceholderData || undefined} className="border-t border-line">
        {rows && rows.length > 0 && (
          <QueueList
            {...{ rows, queue, shown, summary, openId, chosen, isOn }}
            onSelectPlain={() => void selectPlain()}
          />
        )}
        {rows?.length === 0 && <QueueEmpty shown={shown} onClear={() => show({ query: '' })} />}
        {!rows && queue.isError && (
          <Unreachable heading="h2" isRetrying={queue.isFetching} onRetry={() => void queue.refetch()} />
        )}
        {!rows &&
          !queue.isError &&
          places.map(place => (
            <div key={place} className="border-b border-line px-5 py-3.5">
              <Skeleton className="h-9 w-full" />
            </div>
          ))}
      </div>
      <ChosenBar
        chosen={chosen}
        deed={deed}
        isOn={isOn}
        isBusy={approval.isBusy}
        onDo={() => (deed === 'approve' ? void approveChosen() : setAsked('batch'))}
      />
      <KeyRow isOn={isOn} onHelp={() => setAsked('keys')} />
      {asked === 'keys' && <KeyHelp isOn={isOn} onSwitch={setIsOn} onClose={() => setAsked(undefined)} />}
      {asked === 'batch' && <MakeBatchDialog named={chosen.payouts} onClose={() => setAsked(undefined)} />}
    </section>
  )
}
