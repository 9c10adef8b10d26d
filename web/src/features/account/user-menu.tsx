import { Link } from 'react-router'
import { accountGroups } from '#contract/identity/account'
import { useWords } from '../../lib/words'
import { Avatar } from '../../ui/avatar'
import { DropdownMenu, MenuItem, MenuLine } from '../../ui/dropdown-menu'
import { userMenu } from '../shell/menus'
import type { Account } from './account-queries'
import { logOut } from './log-out'

export function UserMenu({ account }: { account: Account | undefined }) {
  const t = useWords('shell')
  const mark = useVerifiedMark(account)
  const { nickname = '', avatar = '', username = '' } = account?.userinfo ?? {}
  return (
    <DropdownMenu
      header={nickname && `${nickname} · ${username}`}
      trigger={
        <button
          type="button"
          aria-label={mark ? `${t('header.account')} (${mark.label})` : t('header.account')}
          className="rounded-full"
        >
          <Avatar name={nickname} src={avatar || undefined} size="small" verified={mark} />
        </button>
      }
    >
      {userMenu.map(entry => (
        <MenuItem key={entry.id} asChild>
          <Link to={entry.to}>{t(entry.label)}</Link>
        </MenuItem>
      ))}
      <MenuLine />
      <MenuItem onSelect={() => void logOut()}>{t('user.logout')}</MenuItem>
    </DropdownMenu>
  )
}

/** The mark follows is_verify; its style tells a person (group 1) from a company. */
export function useVerifiedMark(account: Account | undefined) {
  const t = useWords('shell')
  if (account?.userinfo.is_verify !== 1) return undefined
  const isPerson = account.userinfo.group_id === accountGroups.personal
  return {
    style: isPerson ? ('person' as const) : ('company' as const),
    label: t(isPerson ? 'header.verifiedPerson' : 'header.verifiedCompany'),
  }
}
