import { formatCount, formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import type { BankResult } from '../payout-queries'

type ResultProgressProps = { applying: NonNullable<BankResult['applying']> }

/** How far a worker is with what the bank answered. */
export function ResultProgress({ applying }: ResultProgressProps) {
  const t = useWords('payout-desk')
  const { by, since, done, total } = applying
  const counted = { done: formatCount(done), total: formatCount(total) }
  return (
    <div className="mt-4">
      <div
        role="progressbar"
        aria-label={t('result.applying')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={t('result.progress', counted)}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full bg-river transition-[width]"
          style={{ width: `${total === 0 ? 0 : (done / total) * 100}%` }}
        />
      </div>
      <p className="num mt-2 text-sm">
        <b className="font-semibold">{t('result.applying')}</b> {t('result.progress', counted)}
      </p>
      <p className="num text-sm text-soft">
        {t('result.asked', { name: by, moment: formatMoment(since) })} {t('result.leave')}
      </p>
    </div>
  )
}
