import type { SuspenseTitle } from '#contract/income/suspense-calls'
import { formatCount } from '../../../../../lib/format'
import { useWords } from '../../../../../lib/words'
import { isZero } from '../../exact-amount'
import { ShownAmount } from '../../shown-amount'

export function TitleFigures({ title: { lines, amounts } }: { title: SuspenseTitle }) {
  const t = useWords('report-check')
  return (
    <div className="num flex flex-wrap justify-between gap-x-4 pr-3 text-sm sm:contents">
      <span className="sm:text-right">
        <span className="text-soft sm:sr-only">{t('suspense.lines')} </span>
        {formatCount(lines)}
      </span>
      <span className="text-right sm:pr-3">
        {amounts
          .filter(({ amount }) => !isZero(amount))
          .map(({ currency, amount }) => (
            <ShownAmount
              key={currency}
              amount={amount}
              currency={currency}
              withCurrency
              className="block font-semibold"
            />
          ))}
      </span>
    </div>
  )
}
