import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import { SearchField } from '../../../ui/search-field'
import type { ApiPage } from './api-page.server'

type Listed = ApiPage['subjects'][number]['calls'][number]

/** Every word somebody types is somewhere in the name, the address or the summary. */
function fits(call: Listed, search: string): boolean {
  const text = `${call.name} ${call.path} ${call.summary}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word))
}

export function CallList({ subjects, chosen }: { subjects: ApiPage['subjects']; chosen?: string }) {
  const t = useWords('api')
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const found = subjects
    .map(({ subject, calls }) => ({ subject, calls: calls.filter(call => fits(call, wanted)) }))
    .filter(({ calls }) => calls.length > 0)
  const count = found.reduce((sum, { calls }) => sum + calls.length, 0)
  return (
    <nav aria-label={t('calls')}>
      <SearchField label={t('search')} hint={t('search.hint')} value={search} onChange={setSearch} />
      <p role="status" className="mt-2 text-sm text-soft">
        {count === 0 ? t('search.none') : t('search.count', { count })}
      </p>
      {found.map(({ subject, calls }) => (
        <section key={subject} className="mt-6">
          <h2 className="text-base">{t(`subject.${subject}`)}</h2>
          <ul className="mt-1 border-t border-line">
            {calls.map(call => (
              <li key={call.name} className="border-b border-line">
                <Link
                  to={links.apiCall(call.name)}
                  aria-current={call.name === chosen ? 'page' : undefined}
                  className={cx(
                    'block py-2 pl-3 hover:bg-sunken',
                    call.name === chosen && 'border-l-3 border-accent bg-sunken',
                  )}
                >
                  <span className="block">{call.summary}</span>
                  <code lang="en" className="block text-sm break-all text-soft">
                    {call.method} {call.path}
                  </code>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
