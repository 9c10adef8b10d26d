import { Link } from 'react-router'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'

export interface HelpBranch {
  tid: number
  title: string
  articles: Array<{ id: number; title: string }>
}

/** All articles by what one is doing; the branch of this one is open. On a phone it stands below the article. */
export function HelpMenu({ tree, shown }: { tree: readonly HelpBranch[]; shown: number | null }) {
  const t = useWords('guest')
  return (
    <nav aria-label={t('help.title')} className="border-t-2 border-ink">
      {tree.map(({ tid, title, articles }) => {
        const isHere = articles.some(({ id }) => id === shown)
        return (
          <details key={`${tid} ${isHere}`} open={isHere} className="group border-b border-line">
            <summary className="flex min-h-11 list-none items-center justify-between gap-3 py-1.5 font-semibold">
              {title}
              <svg
                width="14"
                height="14"
                viewBox="0 0 18 18"
                fill="none"
                className="shrink-0 stroke-soft transition-transform group-open:rotate-180"
                strokeWidth="2"
                strokeLinecap="round"
                aria-hidden="true"
              >
                <path d="M3 6.5 9 12l6-5.5" />
              </svg>
            </summary>
            <ul className="pb-3">
              {articles.map(article => (
                <li key={article.id}>
                  <Link
                    to={links.helpArticle(article.id, tid)}
                    aria-current={article.id === shown ? 'page' : undefined}
                    className="block border-l-2 border-line py-2 pl-4 leading-snug text-soft underline-offset-4 hover:text-ink hover:underline aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:py-3"
                  >
                    {article.title}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        )
      })}
      <Link
        to={links.helpBranches}
        className="inline-flex min-h-11 items-center text-soft underline-offset-4 hover:text-ink hover:underline"
      >
        {t('missing.helpBack')}
      </Link>
    </nav>
  )
}
