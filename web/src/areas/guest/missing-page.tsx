import { Link } from 'react-router'
import { links } from '../../lib/links'
import { useRootData } from '../../lib/root-data'
import { useWords } from '../../lib/words'
import { ButtonLink } from '../../ui/button-link'
import { PageHeader } from '../../ui/page-header'
import type { Popular } from './missing-page.server'
import { SearchForm } from './search-form'

interface MissingPageProps {
  kind: 'news' | 'plan' | 'help'
  popular: Popular
}

const backTo = { news: links.news, plan: links.hotPlans, help: links.helpBranches }

/** Nothing is at this address: what may have happened, and three ways on. */
export function MissingPage({ kind, popular }: MissingPageProps) {
  const t = useWords('guest')
  const { isSignedIn } = useRootData()
  return (
    <div className="page py-10 pb-20 md:py-16">
      <PageHeader title={t(`missing.${kind}`)} lead={t('missing.text')} />
      <SearchForm className="mt-8" />
      <PopularArticles articles={popular} className="mt-12" />
      <div className="mt-10 flex flex-wrap gap-3">
        <ButtonLink to={backTo[kind]} variant="line">
          {t(`missing.${kind}Back`)}
        </ButtonLink>
        <ButtonLink to={isSignedIn ? links.memberQuestion : links.guestQuestion} variant="line">
          {t('help.ask')}
        </ButtonLink>
      </div>
    </div>
  )
}

export function PopularArticles({ articles, className }: { articles: Popular; className?: string }) {
  const t = useWords('guest')
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="popular-articles" className={className}>
      <h2 id="popular-articles" className="border-b-2 border-ink pb-2 text-lg">
        {t('missing.popular')}
      </h2>
      <ul className="grid gap-x-12 md:grid-cols-2">
        {articles.map(({ id, tid, title }) => (
          <li key={id} className="border-b border-line">
            <Link
              to={links.helpArticle(id, tid)}
              className="flex min-h-12 items-center underline-offset-4 hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
