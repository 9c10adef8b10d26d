import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { isRefusal } from '../../../lib/is-refusal'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { ButtonLink } from '../../../ui/button-link'
import { EmptyState } from '../../../ui/empty-state'
import { Loaded } from '../loaded'
import { BillArithmetic } from './bill/bill-arithmetic'
import { BillBreakdown } from './bill/bill-breakdown'
import { BillHeader } from './bill/bill-header'
import { BillNotices } from './bill/bill-notices'
import { BillSkeleton } from './bill/bill-skeleton'
import { BillTickets } from './bill/bill-tickets'
import { FlowPicture, isDrawable } from './bill/flow-picture'
import { type BillDetail, billQuery } from './bill-detail-queries'

/** The bill that `?id=` names. Another bill is another screen. */
export default function Bill() {
  const [params] = useSearchParams()
  const id = Number(params.get('id'))
  if (!Number.isSafeInteger(id) || id <= 0) return <NoSuchBill />
  return <OneBill key={id} id={id} />
}

function OneBill({ id }: { id: number }) {
  const t = useWords('bills')
  const query = useQuery(billQuery(id))
  if (isRefusal(query.error, 'notFound')) return <NoSuchBill />
  return (
    <div className="min-h-[60rem] pb-8">
      <Loaded query={query} failed={t('detail.failed')} skeleton={<BillSkeleton />}>
        {bill => <OpenBill bill={bill} />}
      </Loaded>
    </div>
  )
}

function OpenBill({ bill }: { bill: BillDetail }) {
  return (
    <>
      <BillHeader bill={bill} />
      <BillNotices bill={bill} />
      {isDrawable(bill) && <FlowPicture bill={bill} />}
      {bill.corrects === null && <BillBreakdown bill={bill} />}
      <BillArithmetic bill={bill} />
      <BillTickets bill={bill} />
    </>
  )
}

function NoSuchBill() {
  const t = useWords('bills')
  return (
    <EmptyState
      heading="h1"
      title={t('gone.title')}
      action={
        <ButtonLink to={links.bills} variant="ink">
          {t('gone.bills')}
        </ButtonLink>
      }
    >
      {t('gone.text')}
    </EmptyState>
  )
}
