import type { OutputOf } from '#contract/call'
import type { listUnclaimed } from '#contract/payouts/unclaimed-calls'
import { formatCount, formatDate } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { KeyFigures } from '../../../../ui/key-figures'
import { shownSum } from '../shown-sum'

type Sum = OutputOf<typeof listUnclaimed>['sums'][number]

/** What nobody has claimed in one currency, and since when. */
export function UnclaimedFigures({ sum: { currency, amount, accounts, since } }: { sum: Sum }) {
  const t = useWords('payout-desk')
  return (
    <KeyFigures
      className="mt-6"
      figures={[
        { value: shownSum(amount, currency), label: t('unclaimed.sum', { currency }) },
        { value: formatCount(accounts), label: t('unclaimed.accounts') },
        { value: formatDate(since), label: t('unclaimed.oldest') },
      ]}
    />
  )
}
