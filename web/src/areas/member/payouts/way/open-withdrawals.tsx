import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { shownAmount } from '../shown-amount'
import type { OwnWithdrawal } from '../withdrawal-queries'
import { CancelButton } from './cancel-button'
import { WithdrawalWay } from './withdrawal-way'
import { AskAboutWithdrawal } from './withdrawal-ways'

type OpenWithdrawalsProps = {
  withdrawals: OwnWithdrawal[]
  /** Was just submitted: its member is led here. */
  newest: number | undefined
}

/** Whatever is on its way, station by station. */
export function OpenWithdrawals({ withdrawals, newest }: OpenWithdrawalsProps) {
  return (
    <ul>
      {withdrawals.map(withdrawal => (
        <OpenWithdrawal key={withdrawal.id} withdrawal={withdrawal} isNew={withdrawal.id === newest} />
      ))}
    </ul>
  )
}

function OpenWithdrawal({ withdrawal, isNew }: { withdrawal: OwnWithdrawal; isNew: boolean }) {
  const t = useWords('withdraw')
  const place = useRef<HTMLLIElement>(null)
  const { id, number, net, share, tax, fee, currency, can, approved_at } = withdrawal
  const amount = (text: string) => shownAmount(text, currency)
  useEffect(() => {
    if (!isNew) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView?.({ block: 'center' })
  }, [isNew])
  return (
    <li ref={place} tabIndex={-1} className="border-b border-line py-5 outline-none">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="num min-w-0">
          <h3 className="text-lg">
            <Link to={links.withdrawal(id)} className="underline-offset-4 hover:underline">
              {t('open.title', { number, net: amount(net) })}
            </Link>
          </h3>
          <p className="text-sm text-soft">
            {t('open.sums', { share: amount(share), tax: amount(tax), fee: amount(fee) })}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {can.cancel ? (
            <CancelButton withdrawal={withdrawal} size="small" />
          ) : (
            <span className="text-sm text-soft">{t(approved_at ? 'open.final' : 'open.closing')}</span>
          )}
          <AskAboutWithdrawal withdrawal={withdrawal} />
        </div>
      </div>
      <WithdrawalWay withdrawal={withdrawal} />
    </li>
  )
}
