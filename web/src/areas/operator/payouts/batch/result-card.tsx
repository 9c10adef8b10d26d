import { useState } from 'react'
import { applyBankResult } from '#contract/payouts/batch-calls'
import { apiWithCode } from '../../../../features/second-factor/api-with-code'
import { formatCount, formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/class-names'
import { ConfirmDialog } from '../../../../ui/confirm-dialog'
import type { BankResult } from '../payout-queries'
import { shownSum } from '../shown-sum'
import { usePayoutDeed } from '../use-payout-deed'
import { ResultLines } from './result-lines'
import { ResultProgress } from './result-progress'

type ResultCardProps = { result: BankResult; currency: string }

/** What one answer would do, or did; what is wrong with it comes first. */
export function ResultCard({ result, currency }: ResultCardProps) {
  const t = useWords('payout-desk')
  const operator = useWords('operator')
  const [run, isBusy] = usePayoutDeed()
  const isDone = result.applied_at !== null
  const [isAsked, setIsAsked] = useState(false)
  /** What is wrong is shown without being asked for. */
  const [showsLines, setShowsLines] = useState(!isDone && result.problems > 0)
  const file = result.file_name
  const hasDeeds = result.paid + result.failed > 0
  return (
    <article
      aria-label={t(isDone ? 'result.did' : 'result.would', { file })}
      className={cx(
        'mt-4 rounded-card border bg-surface p-5',
        isDone ? 'border-line' : 'border-ink shadow-lift',
      )}
    >
      <h3 className="font-sans text-base font-semibold tracking-normal break-all">
        {t(isDone ? 'result.did' : 'result.would', { file })}
      </h3>
      <p className="num text-sm text-soft">
        {t('result.read', {
          name: result.read_by,
          moment: formatMoment(result.read_at),
          count: formatCount(result.lines),
        })}
      </p>
      {result.applied_at && (
        <p className="num text-sm text-soft">
          {t('result.applied', { name: result.applied_by ?? '', moment: formatMoment(result.applied_at) })}
        </p>
      )}
      <dl className="num mt-4 grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-4">
        {result.problems > 0 && (
          <Figure label={t('result.problems')} count={result.problems} className="text-accent" />
        )}
        <Figure
          label={t('result.paid')}
          count={result.paid}
          sum={shownSum(result.paid_sum, currency)}
          className="text-river"
        />
        <Figure
          label={t('result.failedRows')}
          count={result.failed}
          sum={shownSum(result.failed_sum, currency)}
          className={result.failed > 0 ? 'text-amber' : undefined}
        />
        <Figure label={t('result.unmentioned')} count={result.unmentioned} />
      </dl>
      {result.applying && <ResultProgress applying={result.applying} />}
      {result.stopped && (
        <p role="status" className="num mt-4 text-sm font-semibold text-amber">
          {t('result.stopped', {
            name: result.stopped.by,
            moment: formatMoment(result.stopped.since),
            done: formatCount(result.stopped.done),
            total: formatCount(result.stopped.total),
          })}
        </p>
      )}
      {result.blocked && !isDone && (
        <p role="status" className="mt-4 text-sm font-semibold text-accent">
          {t(`result.blocked.${result.blocked}`)}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {result.can.apply && hasDeeds && (
          <Button variant="main" onClick={() => setIsAsked(true)}>
            {t('result.apply')}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          aria-expanded={showsLines}
          onClick={() => setShowsLines(!showsLines)}
        >
          {t('result.lines')}
        </Button>
        {!isDone && !hasDeeds && <p className="text-sm text-soft">{t('result.nothing')}</p>}
      </div>
      {(showsLines || (!isDone && result.problems > 0)) && <ResultLines id={result.id} file={file} />}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t('result.applyTitle')}
        confirmLabel={t('result.apply')}
        cancelLabel={operator('cancel')}
        busy={isBusy}
        onConfirm={() =>
          void run(
            () => apiWithCode(applyBankResult, { id: result.id }),
            t('result.applyAsked'),
            () => setIsAsked(false),
          )
        }
      >
        {t('result.applyText', { paid: formatCount(result.paid), failed: formatCount(result.failed) })}
      </ConfirmDialog>
    </article>
  )
}

type FigureProps = { label: string; count: number; sum?: string; className?: string }

function Figure({ label, count, sum, className }: FigureProps) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-soft">
        {label}
        {sum && count > 0 && <span className="block text-xs">{sum}</span>}
      </dt>
      <dd className={cx('font-display text-xl', className)}>{formatCount(count)}</dd>
    </div>
  )
}
