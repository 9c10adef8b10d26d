import Ellipsis from 'lucide-react/icons/ellipsis'
import { formatMoment } from '../../../lib/format'
import { useWords } from '../../../lib/words'
import { Avatar } from '../../../ui/avatar'
import { Badge } from '../../../ui/badge'
import { DropdownMenu, MenuItem, MenuLine } from '../../../ui/dropdown-menu'
import { IconButton } from '../../../ui/icon-button'
import type { Deed } from './deed-dialog'
import type { Colleague } from './staff-list-queries'

type ColleagueRowProps = { colleague: Colleague; onChange: () => void; onDeed: (deed: Deed) => void }

export function ColleagueRow({ colleague, onChange, onDeed }: ColleagueRowProps) {
  const t = useWords('staff')
  const operator = useWords('operator')
  const isActive = colleague.state === 'active'
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 border-b border-line py-4 md:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)_auto]">
      <Avatar name={colleague.name} className={isActive ? undefined : 'opacity-60'} />
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-2 text-lg [overflow-wrap:anywhere]">
          {colleague.name}
          {colleague.is_me && <Badge dot={false}>{t('me')}</Badge>}
          {!isActive && <Badge tone="accent">{t('suspended')}</Badge>}
        </h2>
        <p className="num text-sm text-soft">{colleague.username}</p>
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          {colleague.roles.map(role => (
            <Badge key={role} dot={false}>
              {operator(`role.${role}`)}
            </Badge>
          ))}
        </p>
      </div>
      <div className="num text-sm text-soft max-md:col-start-2 max-md:row-start-2">
        <p className={colleague.has_second_factor ? undefined : 'text-accent'}>
          {t(colleague.has_second_factor ? 'factor.on' : 'factor.off')}
          {colleague.has_second_factor && ` · ${t('codesLeft', { count: colleague.recovery_codes_left })}`}
        </p>
        <p>
          {colleague.sessions > 0 ? t('sessions.some', { count: colleague.sessions }) : t('sessions.none')}
        </p>
        <p>
          {colleague.last_seen_at
            ? t('seen.at', { at: formatMoment(colleague.last_seen_at) })
            : t('seen.never')}
        </p>
      </div>
      <div className="max-md:col-start-3 max-md:row-start-1">
        <DropdownMenu
          trigger={
            <IconButton label={t('menu.open', { name: colleague.name })}>
              <Ellipsis />
            </IconButton>
          }
        >
          <MenuItem onSelect={onChange}>{t('menu.change')}</MenuItem>
          {colleague.sessions > 0 && <MenuItem onSelect={() => onDeed('end')}>{t('menu.end')}</MenuItem>}
          {!colleague.is_me && (
            <>
              {colleague.has_second_factor && (
                <MenuItem onSelect={() => onDeed('reset')}>{t('menu.reset')}</MenuItem>
              )}
              <MenuLine />
              <MenuItem danger={isActive} onSelect={() => onDeed(isActive ? 'suspend' : 'restore')}>
                {t(isActive ? 'menu.suspend' : 'menu.restore')}
              </MenuItem>
            </>
          )}
        </DropdownMenu>
      </div>
    </li>
  )
}
