import { useId } from 'react'
import { useNow } from '../../../../features/support/clock/use-now'
import { addDecimals } from '../../../../lib/decimal'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/class-names'
import { Skeleton } from '../../../../ui/skeleton'
import { Loaded } from '../../loaded'
import type { Payable } from '../choose/use-payable'
import { shownAmount } from '../shown-amount'
import type { Preview } from '../withdrawal-queries'
import { ObstacleList } from './obstacle-list'
import { obstaclesOf } from './readiness'
import { SubmitButton } from './submit-button'
import { SumLines } from './sum-lines'
import { DottedPicture, SumPicture } from './sum-picture'
import type { PreviewState } from './use-preview'

type SumCardProps = { payable: Payable; state: PreviewState; onSubmit: () => void }

/** What the ticked bills come to. Always in sight on a desk; on a phone a bar repeats the last line. */
export function SumCard({ payable, state, onSubmit }: SumCardProps) {
  const t = useWords('withdraw')
  const { chosen } = payable
  const { preview, isCurrent } = state
  const joined = preview?.joined ?? []
  return (
    <aside
      aria-labelledby="sum"
      className="rounded-card border border-line bg-surface px-5 py-5 shadow-lift sm:px-6 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="sum" className="scroll-mt-6 text-lg">
          {t('sum.title')}
        </h2>
        <p className="num text-sm text-soft">
          {chosen.length > 0 &&
            t(joined.length > 0 ? 'sum.chosenJoined' : 'sum.chosen', {
              ...{ count: chosen.length, joined: joined.length },
            })}
        </p>
      </div>
      <p role="status" className="sr-only">
        {preview && isCurrent && t('sum.said', { net: shownAmount(preview.net, preview.currency) })}
      </p>
      {chosen.length === 0 ? (
        <NothingChosen payable={payable} />
      ) : (
        <Loaded query={state.query} failed={t('sum.failed')} skeleton={<SumSkeleton />}>
          {data => <Figures preview={data} isCurrent={isCurrent} onSubmit={onSubmit} />}
        </Loaded>
      )}
    </aside>
  )
}

type FiguresProps = { preview: Preview; isCurrent: boolean; onSubmit: () => void }

function Figures({ preview, isCurrent, onSubmit }: FiguresProps) {
  const t = useWords('withdraw')
  const now = useNow()
  const why = useId()
  const consent = useId()
  const obstacles = obstaclesOf(preview, now)
  // It does not come and go with what is ticked, and below the figures nobody would see it on a low screen.
  const first = obstacles.filter(obstacle => obstacle === 'no_consent')
  const others = obstacles.filter(obstacle => obstacle !== 'no_consent')
  return (
    <>
      {first.length > 0 && <ObstacleList id={consent} {...{ preview, obstacles: first, now }} />}
      <div
        aria-busy={!isCurrent || undefined}
        className={cx('transition-opacity', !isCurrent && 'opacity-60')}
      >
        <SumPicture sums={preview} />
        <SumLines sums={preview} joined={addDecimals('0', ...preview.joined.map(({ share }) => share))} />
      </div>
      <SubmitButton
        {...{ preview, isCurrent, now, onSubmit }}
        describedBy={first.length > 0 ? `${consent} ${why}` : why}
        className="mt-4 h-12! w-full"
      />
      {obstacles.length > 0 ? (
        others.length > 0 && <ObstacleList id={why} {...{ preview, obstacles: others, now }} />
      ) : (
        <p className="mt-3 text-sm text-soft">
          {t(preview.needs_invoice ? 'submit.noteInvoice' : 'submit.note')}
        </p>
      )}
    </>
  )
}

function NothingChosen({ payable }: { payable: Payable }) {
  const t = useWords('withdraw')
  const { choosable, query, chooseAll, isChoosingAll } = payable
  return (
    <>
      <DottedPicture />
      <p className="text-soft">{t('sum.empty')}</p>
      <Button className="mt-4 w-full" loading={isChoosingAll} onClick={() => void chooseAll()}>
        {query.hasNextPage ? t('choose.all') : t('sum.chooseAll', { count: choosable.length })}
      </Button>
    </>
  )
}

/** As high as the figures of a usual withdrawal. */
function SumSkeleton() {
  return (
    <div className="h-[34rem]">
      <Skeleton className="my-3 h-25" />
      <Skeleton className="mt-6 h-5" />
      <Skeleton className="mt-6 h-5" />
      <Skeleton className="mt-6 h-40" />
      <Skeleton className="mt-8 h-9" />
      <Skeleton className="mt-6 h-12 rounded-full!" />
    </div>
  )
}
