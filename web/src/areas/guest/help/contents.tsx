import { useWords } from '../../../lib/words'
import type { Heading } from './contents.server'

/** Where in a long article one would like to begin. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  const t = useWords('guest')
  if (headings.length === 0) return null
  return (
    <nav aria-labelledby="contents-title" className="mt-6 rounded-card bg-sunken px-5 py-4">
      <h2 id="contents-title" className="font-sans text-sm font-semibold tracking-normal text-soft">
        {t('help.contents')}
      </h2>
      <ol className="mt-1">
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-9 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
