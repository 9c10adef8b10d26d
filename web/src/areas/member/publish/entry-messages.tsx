import { Link } from 'react-router'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'

export function EntryMessages({ count }: { count: number }) {
  const t = useWords('publish')
  if (count === 0) return null
  return (
    <p className="mt-5">
      <Link to={links.messages} className="font-semibold text-river underline underline-offset-4">
        {t('entry.unread', { count })}
      </Link>
    </p>
  )
}
