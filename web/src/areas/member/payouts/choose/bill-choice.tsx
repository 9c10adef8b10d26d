import Lock from 'lucide-react/icons/lock'
import { useLanguage, useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { Checkbox } from '../../../../ui/checkbox'
import { cx } from '../../../../ui/class-names'
import { soldIn } from '../../income/bills/bill-row'
import { monthName } from '../../income/month-name'
import { shownAmount } from '../shown-amount'
import { currencyOf, type PayableBill } from '../withdrawal-queries'

/** The gross has no room beside the card on a small desk, nor on a phone. */
export const choiceColumns =
  'grid-cols-[1.5rem_minmax(0,1fr)_auto] sm:grid-cols-[1.5rem_minmax(0,1fr)_6rem_7rem] lg:max-xl:grid-cols-[1.5rem_minmax(0,1fr)_auto]'

type BillChoiceProps = {
  bill: PayableBill
  currency: string
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** A bill to tick, anywhere in its row. What is below zero joins by itself and is locked. */
export function BillChoice({ bill, currency, isChosen, onChoose }: BillChoiceProps) {
  const t = useWords('withdraw')
  const income = useWords('income')
  const language = useLanguage()
  const { sp_name, month, tag, total, share, joins, reversal_reason } = bill
  const amount = (text: string) => shownAmount(text, currencyOf(currency))
  return (
    <li
      className={cx(
        'relative grid min-h-18 items-center gap-x-3 border-b border-line py-2.5 transition-colors sm:gap-x-4',
        !joins && 'hover:bg-sunken/60',
        choiceColumns,
      )}
    >
      {joins ? (
        <span
          aria-hidden="true"
          className="grid size-6 place-items-center rounded-md border border-line bg-sunken text-soft"
        >
          <Lock className="size-3.5" />
        </span>
      ) : (
        <Checkbox
          aria-label={t('choose.one', { name: `${sp_name} ${month}`, amount: amount(share) })}
          checked={isChosen}
          onChange={event => onChoose(event.target.checked)}
          className="min-h-6! py-0! after:absolute after:inset-0"
        />
      )}
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold [overflow-wrap:anywhere]">
          {sp_name}
          {tag === 'adjustment' && <Badge dot={false}>{income('tag.adjustment')}</Badge>}
        </p>
        <p className="num text-sm text-soft [overflow-wrap:anywhere]">
          {joins ? (
            [reversal_reason, t('choose.joins')].filter(Boolean).join(t('stop'))
          ) : (
            <>
              {monthName(month, language)}
              {t('comma')}
              <span className="whitespace-nowrap">{t('choose.sold', { sold: soldIn(bill) })}</span>
            </>
          )}
        </p>
      </div>
      <p className="num text-right text-sm text-soft max-sm:hidden lg:max-xl:hidden">{amount(total)}</p>
      <p className="num text-right font-semibold whitespace-nowrap">{amount(share)}</p>
    </li>
  )
}
