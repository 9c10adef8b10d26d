import type { Currency } from '#contract/currency'
import { useWords } from '../../../../lib/words'
import { Notice } from '../../../../ui/notice'
import { shownAmount } from '../shown-amount'

export type Problem =
  | { kind: 'lost' }
  | { kind: 'refused'; message: string }
  | { kind: 'changed'; before: string; now: string; currency: Currency }

/** Heard as soon as it is there; whatever was typed stays below it. */
export function SubmitProblem({ problem }: { problem: Problem | undefined }) {
  const t = useWords('withdraw')
  return (
    <div role="alert" className="num">
      {problem?.kind === 'lost' && (
        <Notice tone="amber" className="mb-4" title={t('lost.title')}>
          {t('lost.text')}
        </Notice>
      )}
      {problem?.kind === 'refused' && <Notice tone="accent" className="mb-4" title={problem.message} />}
      {problem?.kind === 'changed' && (
        <Notice tone="amber" className="mb-4" title={t('changed.title')}>
          {t('changed.text', {
            before: shownAmount(problem.before, problem.currency),
            now: shownAmount(problem.now, problem.currency),
          })}
        </Notice>
      )}
    </div>
  )
}
