import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { unreadQuery } from '../../../features/account/account-queries'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'

/** As many as the bell says: it hears of each that is read, also elsewhere. */
export function EntryMessages() {
  const t = useWords('publish')
  const { data: count = 0 } = useQuery(unreadQuery)
  if (count === 0) return null
  return (
    <p className="mt-5">
      <Link to={links.messages} className="font-semibold text-river underline underline-offset-4">
        {t('entry.unread', { count })}
      </Link>
    </p>
  )
}
