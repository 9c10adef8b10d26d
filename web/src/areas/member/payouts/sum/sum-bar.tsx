import { useNow } from '../../../../features/support/clock/use-now'
import { useWords } from '../../../../lib/words'
import { shownAmount } from '../shown-amount'
import { obstaclesOf } from './readiness'
import { SubmitButton } from './submit-button'
import type { PreviewState } from './use-preview'

type SumBarProps = { state: PreviewState; onSubmit: () => void }

/** On a phone the sum stands far below the bills: its last line stays at the lower edge. */
export function SumBar({ state, onSubmit }: SumBarProps) {
  const t = useWords('withdraw')
  const now = useNow()
  const { preview, isCurrent } = state
  if (!preview) return null
  // A wait is on the button already.
  const isStopped = obstaclesOf(preview, now).some(obstacle => obstacle !== 'wait')
  return (
    <section
      aria-label={t('sum.title')}
      data-bottom-bar
      className="fixed inset-x-0 bottom-[var(--demo-phone,0px)] z-20 flex items-center justify-between gap-4 border-t border-line bg-raised px-4 py-2.5 shadow-lift lg:hidden"
    >
      <a href="#sum" className="min-w-0">
        <span className="block text-xs text-soft">{t(isStopped ? 'sum.barStopped' : 'sum.bar')}</span>
        <span className="font-display num block text-xl leading-tight text-river">
          {shownAmount(preview.net, preview.currency)}
        </span>
      </a>
      <SubmitButton {...{ preview, isCurrent, now, onSubmit }} isShort />
    </section>
  )
}
