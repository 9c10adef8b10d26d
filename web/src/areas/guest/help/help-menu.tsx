import { Link } from 'react-router'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'

export interface HelpBranch {
  tid: number
  title: string
  articles: Array<{ id: number; title: string }>
}

/** All articles by what one is doing. On a phone it stands below the article. */
export function HelpMenu({ tree, shown }: { tree: readonly HelpBranch[]; shown: number | null }) {
  const t = useWords('guest')
  return (
    <nav aria-label={t('help.title')} className="grid content-start gap-7">
      {tree.map(branch => (
        <section key={branch.tid}>
          <h2 className="border-b border-line pb-2 text-base">
            <Link to={links.helpBranch(branch.tid)} className="underline-offset-4 hover:underline">
              {branch.title}
            </Link>
          </h2>
          <ul className="mt-1">
            {branch.articles.map(article => (
              <li key={article.id}>
                <Link
                  to={links.helpArticle(article.id, branch.tid)}
                  aria-current={article.id === shown ? 'page' : undefined}
                  className="flex min-h-11 items-center text-soft underline-offset-4 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-accent"
                >
                  {article.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
