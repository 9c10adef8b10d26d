import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatMoment } from '../../../lib/format'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { deedsQuery } from '../menu-queries'

/** What a site without a posting did without waiting: the people who set it up read once more who may move its money. */
export function ImmediateDeeds() {
  const t = useWords('operator')
  const { data } = useQuery(deedsQuery)
  const done = data?.ended.filter(({ is_immediate }) => is_immediate) ?? []
  if (done.length === 0) return null
  return (
    <div className="mt-6">
      <h3 className="text-base">{t('setup.immediate')}</h3>
      <p className="mt-0.5 max-w-[62ch] text-sm text-soft">{t('setup.immediate.text')}</p>
      <ul className="mt-2 grid gap-1 text-sm">
        {done.slice(0, mostShown).map(deed => (
          <li key={deed.id} className="[overflow-wrap:anywhere]">
            {deed.what} <span className="num text-soft">{formatMoment(deed.ended_at)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm">
        <Link
          to={links.operatorDeeds}
          className="inline-flex min-h-11 items-center text-river underline underline-offset-4"
        >
          {t('setup.immediate.all')}
        </Link>
      </p>
    </div>
  )
}

const mostShown = 10
