import { Link } from 'react-router'
import type { OutputOf } from '#contract/call'
import { type listUnclaimed, payConsentBalance } from '#contract/payouts/unclaimed-calls'
import { consentBalancesExportPath } from '#contract/payouts/withdrawal-files'
import { ExportLinks } from '../../../../features/export/export-links'
import { apiWithCode } from '../../../../features/second-factor/api-with-code'
import { formatAmount, formatDate } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { usePayoutDeed } from '../use-payout-deed'

type Balance = OutputOf<typeof listUnclaimed>['without_consent'][number]

/** What is left of accounts whose guardian has withdrawn consent, and the one account it may go to. */
export function WithoutConsent({ balances }: { balances: readonly Balance[] }) {
  const t = useWords('payout-desk')
  if (balances.length === 0) return null
  return (
    <section aria-labelledby="without-consent" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="without-consent" className="text-xl">
          {t('consent.title')}
        </h2>
        <ExportLinks path={consentBalancesExportPath} />
      </div>
      <p className="mt-1 max-w-prose text-soft">{t('consent.lead')}</p>
      <ul className="mt-4 border-t border-line">
        {balances.map(balance => (
          <BalanceRow key={balance.member.id} balance={balance} />
        ))}
      </ul>
    </section>
  )
}

function BalanceRow({ balance }: { balance: Balance }) {
  const t = useWords('payout-desk')
  const [run, isBusy] = usePayoutDeed()
  const { member, since, currency, available, later, account, can } = balance
  let number = ''
  const pay = () =>
    run(
      async () => {
        number = (await apiWithCode(payConsentBalance, { member_id: member.id })).data.number
      },
      () => t('consent.started', { number }),
    )
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-72">
        <Link
          to={links.operatorMember(member.id)}
          className="font-semibold text-river underline-offset-4 hover:underline"
        >
          {member.name}
        </Link>
        <p className="num text-sm text-soft">{t('consent.since', { day: formatDate(since) })}</p>
        <p className="num text-sm">
          {account
            ? t('consent.to', {
                holder: account.holder,
                bank: account.bank_name,
                number: account.number_masked,
              })
            : t('consent.noAccount')}
        </p>
      </div>
      <div className="sm:text-right">
        <b className="num font-semibold">{formatAmount(available, currency)}</b>
        {Number(later) > 0 && (
          <span className="num block text-sm text-soft">
            {t('consent.later', { amount: formatAmount(later, currency) })}
          </span>
        )}
      </div>
      {can.pay && (
        <Button loading={isBusy} onClick={() => void pay()}>
          {t('consent.pay')}
        </Button>
      )}
    </li>
  )
}
