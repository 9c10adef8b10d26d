import Landmark from 'lucide-react/icons/landmark'
import { formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/class-names'
import { Notice } from '../../../../ui/notice'
import { Skeleton } from '../../../../ui/skeleton'
import type { BoundAccount, Holder } from '../payout-queries'
import { endOf } from './end-of'

type AccountRowProps = {
  account: BoundAccount
  holder: Holder | null
  isWaiting: boolean
  /** Undefined for whoever may only look. */
  onReplace?: () => void
  onRemove?: () => void
}

const rowClass =
  'grid grid-cols-[3rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 border-b border-line py-5 sm:grid-cols-[3rem_minmax(0,1fr)_auto] lg:max-xl:grid-cols-[3rem_minmax(0,1fr)]'

export function AccountRow({ account, holder, isWaiting, onReplace, onRemove }: AccountRowProps) {
  const t = useWords('payouts')
  const { kind, bank_name, branch, cnaps, bound_at, is_outdated } = account
  const state = is_outdated ? 'stopped' : isWaiting ? 'waiting' : 'ready'
  return (
    <>
      <div className={rowClass}>
        <span
          aria-hidden="true"
          className={cx(
            'grid size-12 place-items-center rounded-control',
            is_outdated ? 'bg-sunken text-faint' : 'bg-river-wash text-river',
          )}
        >
          <Landmark className="size-5.5" />
        </span>
        <div className="min-w-0">
          <h3 className="num flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-base font-semibold tracking-normal [overflow-wrap:anywhere]">
            {t(`account.${kind}`, { bank: bank_name, digits: endOf(account) })}
            <Badge tone={({ stopped: 'neutral', waiting: 'amber', ready: 'river' } as const)[state]}>
              {t(`account.${state}`)}
            </Badge>
          </h3>
          <p className="text-soft [overflow-wrap:anywhere]">
            {is_outdated || !holder
              ? account.holder
              : t(`account.holder.${holder.kind}`, { name: account.holder })}
          </p>
          {branch && (
            <p className="num text-sm text-soft [overflow-wrap:anywhere]">
              {t('account.branch', { branch, cnaps })}
            </p>
          )}
          <p className="num text-sm text-faint">{t('account.since', { moment: formatMoment(bound_at) })}</p>
        </div>
        {(onReplace || onRemove) && (
          <div className="flex gap-2 max-sm:col-start-2 lg:max-xl:col-start-2">
            {onReplace && (
              <Button size="small" variant={is_outdated ? 'main' : 'line'} onClick={onReplace}>
                {t(is_outdated ? 'account.bindNew' : 'account.replace')}
              </Button>
            )}
            {onRemove && (
              <Button size="small" variant="quiet" onClick={onRemove}>
                {t('account.remove')}
              </Button>
            )}
          </div>
        )}
      </div>
      {is_outdated && (
        <Notice tone="accent" title={t('outdated.title')} className="mt-4">
          {holder ? t(`outdated.${holder.kind}`, { name: holder.name }) : t('outdated.nobody')}
        </Notice>
      )}
    </>
  )
}

/** As high as the row of a card; on a phone its buttons stand below. */
export function AccountSkeleton() {
  return (
    <div className={rowClass}>
      <Skeleton className="size-12" />
      <div className="h-18">
        <Skeleton className="mt-1 h-5 w-64 max-w-full" />
        <Skeleton className="mt-2.5 h-4 w-40 max-w-full" />
      </div>
      <div className="h-9 max-sm:col-start-2 lg:max-xl:col-start-2 pointer-coarse:h-11">
        <Skeleton className="h-full w-32" />
      </div>
    </div>
  )
}
