import { useWatch } from 'react-hook-form'
import { wholePart, writePercent } from '#contract/income/split-percent'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { type ProposalValues, sumOf } from './proposal-values'

/** The sum while somebody types, and what is missing to the whole. */
export function SumLine() {
  const t = useWords('splits')
  const [own_percent, parties] = useWatch<ProposalValues, ['own_percent', 'parties']>({
    name: ['own_percent', 'parties'],
  })
  const sum = sumOf({ own_percent, parties })
  const rest = wholePart - sum
  return (
    <p role="status" className={cx('num font-semibold', rest === 0 ? 'text-river' : 'text-accent')}>
      {t('form.sum', { percent: writePercent(sum) })}
      {rest > 0 && ` · ${t('form.left', { percent: writePercent(rest) })}`}
      {rest < 0 && ` · ${t('form.over', { percent: writePercent(-rest) })}`}
    </p>
  )
}
