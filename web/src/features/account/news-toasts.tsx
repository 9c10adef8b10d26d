import { Link, useLocation } from 'react-router'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { useToast } from '../../ui/toast'
import { useLiveEvent } from '../live/use-live-event'
import { refreshWorks } from '../works/work-queries'
import { refreshAccount } from './account-queries'

/** Several at once are one line: the list has the rest. */
const severalAreMoreThan = 2

/** Says in passing what has just come, wherever the member is; what the page shows of it is asked for again. */
export function NewsToasts() {
  const t = useWords('member')
  const toast = useToast()
  const { pathname } = useLocation()
  useLiveEvent('messages', ({ newest: all }) => {
    if (all.length > 0) void Promise.all([refreshAccount(), refreshWorks()])
    // The page of withdrawals shows itself what has moved, and told who has just submitted one.
    const newest = all.filter(({ kind, link }) => kind !== 'withdrawal' || link?.split('?')[0] !== pathname)
    if (newest.length > severalAreMoreThan) {
      toast({ title: t('news.several', { count: newest.length }), action: <NewsLink to={links.messages} /> })
      return
    }
    for (const { title, link } of newest) toast({ title, action: <NewsLink to={link ?? links.messages} /> })
  })
  return null
}

function NewsLink({ to }: { to: string }) {
  const t = useWords('member')
  return (
    <Link to={to} className="font-semibold text-river underline-offset-4 hover:underline">
      {t('news.open')}
    </Link>
  )
}
