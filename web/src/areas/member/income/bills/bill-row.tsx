import { Link } from 'react-router'
import { confirmBills } from '#contract/income/bill-calls'
import { billStatus } from '#contract/income/bill-status'
import { createTicket } from '#contract/support/calls'
import { useMay } from '../../../../features/works/use-role'
import { formatAmount, formatCount } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'
import { ButtonLink } from '../../../../ui/button-link'
import { Checkbox } from '../../../../ui/checkbox'
import { cx } from '../../../../ui/class-names'
import type { OwnBill } from '../bill-queries'
import { BillStanding, useBillNote } from './bill-note'

export const billColumns =
  'md:grid-cols-[2.25rem_minmax(0,1fr)_5.5rem_5.5rem_minmax(0,18rem)_5.5rem] lg:grid-cols-[2.25rem_minmax(7rem,1fr)_5.5rem_5rem_5.5rem_6rem_minmax(0,17rem)_5rem]'

type BillRowProps = {
  bill: OwnBill
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onConfirm: () => void
}

/** One bill: its channel, what it brought and what it waits for. */
export function BillRow({ bill, isChosen, onChoose, onConfirm }: BillRowProps) {
  const t = useWords('bills')
  const income = useWords('income')
  const note = useBillNote()(bill)
  const mayConfirm = useMay(confirmBills) && bill.can.confirm
  const isGone = bill.status === billStatus.reversed
  const name = `${bill.sp_name} ${bill.month}`
  return (
    <li
      className={cx(
        'relative grid items-center gap-x-4 gap-y-1.5 border-b border-line py-3.5 max-md:grid-cols-[minmax(0,1fr)_auto] md:min-h-16',
        billColumns,
      )}
    >
      <div className="max-md:hidden">
        {mayConfirm && (
          <Checkbox
            aria-label={t('choose', { name })}
            checked={isChosen}
            onChange={event => onChoose(event.target.checked)}
          />
        )}
      </div>
      <h3 className={cx('min-w-0 text-base [overflow-wrap:anywhere]', isGone && 'text-soft line-through')}>
        <Link to={links.bill(bill.id)} className="underline-offset-4 hover:underline">
          {bill.sp_name}
        </Link>{' '}
        {bill.tag === 'adjustment' && (
          <Badge dot={false} className="no-underline">
            {income('tag.adjustment')}
          </Badge>
        )}
      </h3>
      <p className="num text-sm text-soft max-md:hidden">{soldIn(bill)}</p>
      <p className="num text-right text-sm text-soft max-lg:hidden">{formatCount(bill.plays)}</p>
      <p className="num text-right text-sm text-soft max-lg:hidden">
        {formatAmount(bill.total_money_all, bill.currency)}
      </p>
      <p
        className={cx(
          'num text-right font-semibold whitespace-nowrap',
          isGone && 'font-normal text-soft line-through',
        )}
      >
        {formatAmount(bill.cp_money_all, bill.currency)}
      </p>
      <div className="min-w-0 max-md:row-start-2">
        <BillStanding bill={bill} />
        {note && <p className="mt-1 text-xs text-soft [overflow-wrap:anywhere]">{note}</p>}
      </div>
      <div className="flex justify-end max-md:row-start-2">
        <BillAction bill={bill} mayConfirm={mayConfirm} onConfirm={onConfirm} name={name} />
      </div>
    </li>
  )
}

/** The months of its sales, where they are several. */
export function soldIn({ first_month, last_month }: Pick<OwnBill, 'first_month' | 'last_month'>): string {
  if (first_month === last_month) return first_month
  const isOneYear = first_month.slice(0, 4) === last_month.slice(0, 4)
  return `${first_month}–${isOneYear ? last_month.slice(5) : last_month}`
}

type BillActionProps = { bill: OwnBill; mayConfirm: boolean; onConfirm: () => void; name: string }

function BillAction({ bill, mayConfirm, onConfirm, name }: BillActionProps) {
  const t = useWords('bills')
  const mayAsk = useMay(createTicket)
  if (mayConfirm) {
    return (
      <Button variant="main" size="small" aria-label={t('confirm.one', { name })} onClick={onConfirm}>
        {t('confirm')}
      </Button>
    )
  }
  if (bill.status === billStatus.held && mayAsk) {
    return (
      <ButtonLink size="small" to={links.newTicket({ about: { kind: 'bill', id: bill.id } })}>
        {t('object')}
      </ButtonLink>
    )
  }
  return (
    <Link
      to={links.bill(bill.id)}
      aria-label={t('view.one', { name })}
      className="inline-flex min-h-9 items-center font-semibold text-river underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      {t('view')}
    </Link>
  )
}
