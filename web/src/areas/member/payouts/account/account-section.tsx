import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { payoutStanding } from '#contract/payouts/bank-account-calls'
import { useNow } from '../../../../features/support/clock/use-now'
import { useMay } from '../../../../features/works/use-role'
import { useWords } from '../../../../lib/words'
import { useKeptFocus } from '../../../../ui/use-kept-focus'
import { Loaded } from '../../loaded'
import { BindDialog } from '../form/bind-dialog'
import { RemoveDialog } from '../form/remove-dialog'
import { type PayoutStanding, payoutQuery } from '../payout-queries'
import { AccountRow, AccountSkeleton } from './account-row'
import { NoAccount } from './no-account'
import { Obstacle } from './obstacle'
import { WaitBox } from './wait-box'

/** The account that money goes to, or what it takes to have one. */
export function AccountSection() {
  const t = useWords('payouts')
  const maySee = useMay(payoutStanding)
  const query = useQuery({ ...payoutQuery, enabled: maySee })
  // What was pressed may be gone with its deed: then the keyboard goes on from here.
  const place = useKeptFocus<HTMLElement>()
  return (
    <section ref={place} tabIndex={-1} aria-labelledby="account" className="mt-10 outline-none">
      <h2 id="account" className="border-b-2 border-ink pb-2 text-xl">
        {t('account.title')}
      </h2>
      {maySee ? (
        <Loaded query={query} failed={t('account.failed')} skeleton={<AccountSkeleton />}>
          {standing => <Account standing={standing} />}
        </Loaded>
      ) : (
        <p className="pt-4 text-soft">{t('account.hidden')}</p>
      )}
    </section>
  )
}

function Account({ standing }: { standing: PayoutStanding }) {
  const t = useWords('payouts')
  const now = useNow()
  const [open, setOpen] = useState<'bind' | 'remove'>()
  const { account, holder, obstacle, can_bind } = standing
  const close = () => setOpen(undefined)
  // Nothing is paid to an outdated account: its own wait says nothing any more.
  const waits = standing.waits.filter(
    ({ why, until }) => Date.parse(until) > now && !(why === 'account' && account?.is_outdated),
  )
  return (
    <>
      {account && (
        <AccountRow
          account={account}
          holder={holder}
          isWaiting={waits.length > 0}
          onReplace={can_bind ? () => setOpen('bind') : undefined}
          onRemove={can_bind ? () => setOpen('remove') : undefined}
        />
      )}
      {obstacle && <Obstacle obstacle={obstacle} />}
      {!account && holder && (
        <NoAccount holder={holder} onBind={can_bind ? () => setOpen('bind') : undefined} />
      )}
      {holder && !can_bind && <p className="mt-3 text-sm text-soft">{t('account.ownerOnly')}</p>}
      <WaitBox waits={waits} now={now} />
      {open === 'bind' && holder && <BindDialog holder={holder} before={account} onClose={close} />}
      {open === 'remove' && account && <RemoveDialog account={account} holder={holder} onClose={close} />}
    </>
  )
}
