import { useSearchParams } from 'react-router'
import { listPayableBills } from '#contract/payouts/withdrawal-calls'
import { queryClient } from '../../../features/account/account-queries'
import { useMay } from '../../../features/works/use-role'
import { useRootData } from '../../../lib/root-data'
import { useWords } from '../../../lib/words'
import { PageHeader } from '../../../ui/page-header'
import { standingQuery } from '../income/bill-queries'
import { AccountSection } from './account/account-section'
import { MoneySection } from './money/money-section'
import { NoSuchWithdrawal, OneWithdrawal } from './one/one-withdrawal'
import { usePayoutNews } from './use-payout-news'
import { Withdrawing } from './withdrawing'

export function clientLoader() {
  void queryClient.prefetchQuery(standingQuery)
  return null
}

export function shouldRevalidate() {
  return false
}

/** All of it, or the one withdrawal that `?id=` names. */
export default function Withdraw() {
  const [params] = useSearchParams()
  const wanted = params.get('id')
  const mayPay = useMay(listPayableBills)
  usePayoutNews()
  if (wanted === null || !mayPay) return <Overview mayPay={mayPay} />
  const id = Number(wanted)
  if (!Number.isSafeInteger(id) || id <= 0) return <NoSuchWithdrawal />
  return <OneWithdrawal key={id} id={id} />
}

function Overview({ mayPay }: { mayPay: boolean }) {
  const { words } = useRootData()
  const t = useWords('withdraw')
  if (mayPay) return <Withdrawing title={words['title.withdraw']} />
  return (
    <div className="min-h-[48rem] pb-10">
      <PageHeader title={words['title.withdraw']} lead={t('lead.looking')} className="pt-0!" />
      <MoneySection />
      <AccountSection />
    </div>
  )
}
