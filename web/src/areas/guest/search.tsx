import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { links } from '../../lib/links'
import { useRootData } from '../../lib/root-data'
import { useWords } from '../../lib/words'
import { ButtonLink } from '../../ui/button-link'
import { PageHeader } from '../../ui/page-header'
import { PopularArticles } from './missing-page'
import { pageMeta } from './page-meta'
import { readSearch } from './search/search-page.server'
import { SearchForm } from './search-form'

export const loader = ({ request, context }: LoaderFunctionArgs) => readSearch(request, context)

export const meta = pageMeta

export default function Search() {
  const t = useWords('guest')
  const { isSignedIn } = useRootData()
  const { search, found, hasMore, popular } = useLoaderData<typeof loader>()
  const ask = (
    <ButtonLink to={isSignedIn ? links.memberQuestion : links.guestQuestion} variant="line">
      {t('help.ask')}
    </ButtonLink>
  )
  return (
    <div className="page py-8 pb-20 md:py-12">
      <PageHeader title={t('search.title')} className="pt-1 sm:pt-1" />
      <SearchForm search={search} className="mt-5" />
      {search !== '' && (
        <p role="status" className="mt-8 text-soft">
          {found.length === 0
            ? t('search.none', { search })
            : t(hasMore ? 'search.more' : 'search.count', { count: found.length, search })}
        </p>
      )}
      {found.length > 0 && (
        <ol className="mt-3 max-w-3xl border-t-2 border-ink">
          {found.map(item => (
            <li key={`${item.kind} ${item.id}`} className="relative border-b border-line py-5">
              <p className="text-sm text-soft">
                {t(`search.kind.${item.kind}`)}
                {item.kind === 'news' && <span className="num ml-3">{item.day}</span>}
              </p>
              <h2 className="text-lg">
                <Link
                  to={addressOf(item)}
                  className="underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  <Marked parts={item.title} />
                </Link>
              </h2>
              <p className="mt-1 text-soft">
                <Marked parts={item.excerpt} />
              </p>
            </li>
          ))}
        </ol>
      )}
      {search !== '' && found.length === 0 ? (
        <div className="mt-4 max-w-2xl rounded-card bg-sunken px-5 py-5">
          <p>{t('search.try')}</p>
          <div className="mt-4">{ask}</div>
        </div>
      ) : (
        search !== '' && (
          <p className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3 text-soft">
            {t('search.stillAsking')} {ask}
          </p>
        )
      )}
      <PopularArticles articles={popular} className="mt-12" />
    </div>
  )
}

/** What was searched for stands out. */
function Marked({ parts }: { parts: readonly { text: string; isHit: boolean }[] }) {
  return parts.map(({ text, isHit }, index) =>
    isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
      <mark key={index} className="rounded-xs bg-amber-wash px-0.5 text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}

interface Found {
  kind: 'help' | 'question' | 'news' | 'plan' | 'page'
  id: number
  tid: number
}

function addressOf({ kind, id, tid }: Found): string {
  if (kind === 'news') return links.newsItem(id)
  if (kind === 'plan') return links.hotPlan(id)
  if (kind === 'page') return links.helpPage(id)
  return kind === 'question' ? links.frequentQuestion(id) : links.helpArticle(id, tid)
}
