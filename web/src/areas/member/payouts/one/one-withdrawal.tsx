import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router'
import { addDecimals } from '../../../../lib/decimal'
import { formatMoment } from '../../../../lib/format'
import { isRefusal } from '../../../../lib/is-refusal'
import { links } from '../../../../lib/links'
import { useTabTitle } from '../../../../lib/use-tab-title'
import { useWords } from '../../../../lib/words'
import { ButtonLink } from '../../../../ui/button-link'
import { EmptyState } from '../../../../ui/empty-state'
import { Facts } from '../../../../ui/facts'
import { Skeleton } from '../../../../ui/skeleton'
import { Loaded } from '../../loaded'
import { endOf } from '../account/end-of'
import { WithdrawalBadge } from '../history/withdrawal-badge'
import { shownAmount } from '../shown-amount'
import { SumLines } from '../sum/sum-lines'
import { SumPicture } from '../sum/sum-picture'
import { CancelButton } from '../way/cancel-button'
import { ConfirmAgain } from '../way/confirm-again'
import { WithdrawalWay } from '../way/withdrawal-way'
import { AskAboutWithdrawal, ReceiptLink } from '../way/withdrawal-ways'
import { type WithdrawalDetail, withdrawalQuery } from '../withdrawal-queries'
import { WithdrawnBills } from './withdrawn-bills'

/** One withdrawal with all its steps, its arithmetic and its bills. */
export function OneWithdrawal({ id }: { id: number }) {
  const t = useWords('withdraw')
  const query = useQuery(withdrawalQuery(id))
  if (isRefusal(query.error, 'notFound')) return <NoSuchWithdrawal />
  return (
    <div className="min-h-[60rem] pb-10">
      <Link
        to={links.withdraw}
        className="inline-flex min-h-9 items-center gap-1.5 text-sm font-semibold text-river underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('one.back')}
      </Link>
      <Loaded query={query} failed={t('one.failed')} skeleton={<OneSkeleton />}>
        {withdrawal => <Opened withdrawal={withdrawal} />}
      </Loaded>
    </div>
  )
}

function Opened({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const t = useWords('withdraw')
  const { number, net, currency, state, account, invoice_number, submitted_at, of } = withdrawal
  useTabTitle(number)
  const joined = addDecimals('0', ...of.filter(bill => bill.joined).map(({ share }) => share))
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="num min-w-0">
          <div className="flex flex-wrap items-center gap-x-3">
            <h1 className="text-2xl">{number}</h1>
            <WithdrawalBadge state={state} />
          </div>
          <p className="mt-1 text-soft">
            {t('one.lead', { net: shownAmount(net, currency), moment: formatMoment(submitted_at) })}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ReceiptLink withdrawal={withdrawal} />
          {!withdrawal.can.confirm && <CancelButton withdrawal={withdrawal} size="small" />}
          <AskAboutWithdrawal withdrawal={withdrawal} />
        </div>
      </div>
      <div className="mt-5 empty:hidden">
        <ConfirmAgain withdrawal={withdrawal} />
      </div>
      <WithdrawalWay withdrawal={withdrawal} />
      <div className="mt-10 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
        <WithdrawnBills bills={of} currency={currency} />
        <section
          aria-labelledby="arithmetic"
          className="rounded-card border border-line bg-surface px-5 py-5 shadow-lift sm:px-6"
        >
          <h2 id="arithmetic" className="text-lg">
            {t('one.sum')}
          </h2>
          <SumPicture sums={withdrawal} />
          <SumLines sums={withdrawal} joined={joined} />
          <Facts
            className="mt-5 text-sm"
            rows={[
              [t('one.account'), t('one.accountEnd', { bank: account.bank_name, digits: endOf(account) })],
              [t('one.holder'), account.holder],
              ...(invoice_number ? [[t('invoice.number'), invoice_number] as [string, string]] : []),
            ]}
          />
        </section>
      </div>
    </>
  )
}

export function NoSuchWithdrawal() {
  const t = useWords('withdraw')
  return (
    <EmptyState
      heading="h1"
      title={t('one.gone')}
      action={
        <ButtonLink to={links.withdraw} variant="ink">
          {t('one.back')}
        </ButtonLink>
      }
    >
      {t('one.goneText')}
    </EmptyState>
  )
}

function OneSkeleton() {
  return (
    <>
      <Skeleton className="h-9 w-56" />
      <Skeleton className="mt-2 h-5 w-72 max-w-full" />
      <Skeleton className="mt-8 h-24" />
      <Skeleton className="mt-10 h-96" />
    </>
  )
}
