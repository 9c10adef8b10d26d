import { queryClient } from '../../../features/account/account-queries'
import { useRootData } from '../../../lib/root-data'
import { useWords } from '../../../lib/words'
import { PageHeader } from '../../../ui/page-header'
import { standingQuery } from '../income/bill-queries'
import { AccountSection } from './account/account-section'
import { MoneySection } from './money/money-section'

export function clientLoader() {
  void queryClient.prefetchQuery(standingQuery)
  return null
}

export function shouldRevalidate() {
  return false
}

export default function Withdraw() {
  const t = useWords('payouts')
  const { words } = useRootData()
  return (
    // As high as a bound account that waits: the footer does not move when it is there.
    <div className="min-h-[48rem] max-w-4xl pb-10">
      <PageHeader title={words['title.withdraw']} lead={t('lead')} className="pt-0!" />
      <MoneySection />
      <AccountSection />
    </div>
  )
}
