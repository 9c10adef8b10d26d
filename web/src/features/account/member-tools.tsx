import { useQuery } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import { Link } from 'react-router'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { cx } from '../../ui/class-names'
import { CountBadge } from '../../ui/count-badge'
import { accountQuery, queryClient } from './account-queries'
import { useUnread } from './use-unread'
import { UserMenu } from './user-menu'

const toolClass =
  'relative grid size-11 place-items-center rounded-full text-soft hover:bg-sunken hover:text-ink'

export function MemberTools() {
  const t = useWords('shell')
  const account = useQuery(accountQuery, queryClient)
  const unread = useUnread()
  const count = unread ?? 0
  return (
    <div className="flex h-11 min-w-23 items-center sm:min-w-36 justify-end gap-0.5">
      <Link
        to={links.tickets}
        // On a phone it stands in the menu.
        className={cx(toolClass, 'max-sm:hidden')}
        aria-label={t('header.tickets')}
        title={t('header.tickets')}
      >
        <LifeBuoy size={20} aria-hidden="true" />
      </Link>
      <Link
        to={links.messages}
        className={toolClass}
        title={t('header.messages')}
        aria-label={count > 0 ? t('header.unread', { count }) : t('header.messages')}
      >
        <Bell size={20} aria-hidden="true" />
        <CountBadge count={count} className="absolute top-0.5 right-0" />
      </Link>
      <UserMenu account={account.data} />
    </div>
  )
}
