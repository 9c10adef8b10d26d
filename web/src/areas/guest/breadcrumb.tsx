import { Link } from 'react-router'
import { useWords } from '../../lib/words'
import type { Crumb } from './structured-data.server'

/** The way down to this page; its own name stands in the heading below. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useWords('guest')
  return (
    <nav aria-label={t('crumbs')} className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-2 text-soft">
        {crumbs.map(({ name, to }) =>
          to ? (
            <li
              key={name}
              className="flex items-center gap-2 after:content-['/'] after:text-faint last:after:hidden"
            >
              <Link
                to={to}
                className="inline-flex min-h-9 items-center underline-offset-4 hover:text-ink hover:underline"
              >
                {name}
              </Link>
            </li>
          ) : null,
        )}
      </ol>
    </nav>
  )
}
