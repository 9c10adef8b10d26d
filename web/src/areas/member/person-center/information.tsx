import { useQuery } from '@tanstack/react-query'
import { accountGroups } from '#contract/identity/account'
import { accountQuery } from '../../../features/account/account-queries'
import { useVerifiedMark } from '../../../features/account/user-menu'
import { formatDate } from '../../../lib/format'
import { useWords } from '../../../lib/words'
import { Avatar } from '../../../ui/avatar'
import { ErrorState } from '../../../ui/error-state'
import { SkeletonLines } from '../../../ui/skeleton'

export default function Information() {
  const t = useWords('member')
  const { data: account, isError, refetch, isFetching } = useQuery(accountQuery)
  const mark = useVerifiedMark(account)
  return (
    <>
      <h1 className="text-2xl">{t('center.title')}</h1>
      {isError && (
        <ErrorState
          title={t('center.failed')}
          retryLabel={t('center.retry')}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      )}
      {!account && !isError && <SkeletonLines lines={7} className="mt-8 max-w-xl" />}
      {account && (
        <>
          <div className="mt-8 flex items-center gap-5">
            <Avatar
              name={account.userinfo.nickname}
              src={account.userinfo.avatar || undefined}
              size="large"
              verified={mark}
            />
            <p className="font-display text-xl font-semibold">{account.userinfo.nickname}</p>
          </div>
          <Facts
            rows={[
              [t('center.mobile'), account.userinfo.username],
              [t('center.kind'), kindOf(account)],
              [
                t('center.verified'),
                t(account.userinfo.is_verify ? 'center.isVerified' : 'center.notVerified'),
              ],
              [t('center.since'), formatDate(account.user_account_info.registered_at)],
              [t('center.rate'), `${Number(account.rate) * 100} %`],
            ]}
          />
        </>
      )}
    </>
  )

  function kindOf({ userinfo, user_account_info }: NonNullable<typeof account>) {
    if (user_account_info.is_minor) return t('center.minor')
    return t(userinfo.group_id === accountGroups.personal ? 'center.personal' : 'center.enterprise')
  }
}

function Facts({ rows }: { rows: [string, string][] }) {
  return (
    <dl className="mt-8 max-w-xl border-t-2 border-ink">
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-6 border-b border-line py-3.5">
          <dt className="text-soft">{label}</dt>
          <dd className="num font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
