import { Link } from 'react-router'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { Avatar } from '../../ui/avatar'
import { DropdownMenu, MenuItem, MenuLine } from '../../ui/dropdown-menu'
import { useStaff } from './staff-queries'
import { useLogOut } from './use-log-out'

/** Who is logged in, and the way out. */
export function StaffTools() {
  const t = useWords('operator')
  const { name, username, roles } = useStaff()
  const logOut = useLogOut()
  return (
    <DropdownMenu
      header={
        <>
          <span className="block font-semibold text-ink">{name}</span>
          {username} · {roles.map(role => t(`role.${role}`)).join(' · ')}
        </>
      }
      trigger={
        <button
          type="button"
          aria-label={t('tools.label', { name })}
          className="flex min-h-11 items-center gap-2.5 rounded-full"
        >
          <span aria-hidden="true" className="font-medium max-sm:hidden">
            {name}
          </span>
          <Avatar name={name} size="small" />
        </button>
      }
    >
      <MenuItem asChild>
        <Link to={links.operatorSecurity}>{t('menu.security')}</Link>
      </MenuItem>
      <MenuLine />
      <MenuItem onSelect={() => void logOut()}>{t('logOut')}</MenuItem>
    </DropdownMenu>
  )
}
