import { accountGroups } from '#contract/identity/account'
import type { Account } from '../../../../features/account/account-queries'
import { useVerifiedMark } from '../../../../features/account/user-menu'
import { formatDate } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Avatar } from '../../../../ui/avatar'
import { ButtonLink } from '../../../../ui/button-link'
import { Facts } from '../../../../ui/facts'

/** Who this is, before anything else. */
export function Portrait({ account }: { account: Account }) {
  const t = useWords('member')
  const mark = useVerifiedMark(account)
  const { userinfo, user_account_info: info, rate } = account
  return (
    <>
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-4">
        <Avatar name={userinfo.nickname} src={userinfo.avatar || undefined} size="large" verified={mark} />
        <div className="min-w-0 flex-1 basis-44">
          <p className="font-display text-xl">{userinfo.nickname}</p>
          <p className="text-soft">{t(`center.${kindOf(account)}`)}</p>
        </div>
        {info.colleague_role === 'owner' && <ButtonLink to={links.updateInfo}>{t('center.edit')}</ButtonLink>}
      </div>
      <Facts
        className="mt-8 border-t-2! border-b border-t-ink! border-b-line"
        rows={[
          // Acting for a company it would be the owner's own number, which is nobody else's business.
          ...(info.company ? [] : [[t('center.mobile'), userinfo.username] as [string, string]]),
          [t('center.rate'), `${Number((Number(rate) * 100).toFixed(2))} %`],
          [t('center.since'), formatDate(info.registered_at)],
          ...(info.company ? [[t('center.role'), t(`role.${info.colleague_role}`)] as [string, string]] : []),
        ]}
      />
    </>
  )
}

function kindOf({ userinfo, user_account_info }: Account) {
  if (user_account_info.is_minor) return 'minor' as const
  return userinfo.group_id === accountGroups.personal ? ('personal' as const) : ('enterprise' as const)
}
