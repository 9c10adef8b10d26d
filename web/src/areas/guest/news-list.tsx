import { useEffect } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { newsCategories } from '#contract/content/kinds'
import { links } from '../../lib/links'
import { useLanguage, useWords } from '../../lib/words'
import { ButtonLink } from '../../ui/button-link'
import { cx } from '../../ui/class-names'
import { EmptyState } from '../../ui/empty-state'
import { PageHeader } from '../../ui/page-header'
import { readNewsList } from './news/news-page.server'
import { NewsRow } from './news/news-row'
import { keepNewsList } from './news-list-state'
import { pageMeta } from './page-meta'
import { SearchForm } from './search-form'

export const loader = ({ request, context }: LoaderFunctionArgs) => readNewsList(request, context)

export const meta = pageMeta

/** The list's state is its address, so that a reload, the back button and the way back from an item all keep it. */
export default function NewsList() {
  const t = useWords('guest')
  const language = useLanguage()
  const { search } = useLocation()
  const { news, category, cursor, trail, older } = useLoaderData<typeof loader>()
  useEffect(() => keepNewsList(search), [search])
  const chosen = category ?? 'all'
  const inCategory = category ? { category } : {}
  const newer = trail.at(-1)
  return (
    <div className="page py-8 pb-20 md:py-12">
      <PageHeader
        title={t('news.title')}
        lead={t('news.description')}
        className="pt-1 sm:pt-1"
        actions={
          <a
            href={links.newsFeed(language)}
            className="inline-flex min-h-11 items-center gap-2 text-soft underline-offset-4 hover:text-ink hover:underline"
          >
            {t('news.feed')}
          </a>
        }
      />
      <SearchForm className="mt-6" />
      <ul aria-label={t('news.categories')} className="mt-6 flex flex-wrap gap-2">
        {(['all', ...newsCategories] as const).map(entry => (
          <li key={entry}>
            <Link
              to={entry === 'all' ? links.news : links.newsList({ category: entry })}
              preventScrollReset
              aria-current={entry === chosen ? 'true' : undefined}
              className={cx(
                'inline-flex h-11 items-center rounded-full border border-line px-4 font-semibold text-soft hover:border-ink',
                'aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper',
              )}
            >
              {t(`news.category.${entry}`)}
            </Link>
          </li>
        ))}
      </ul>
      {news.length === 0 ? (
        <EmptyState title={t('news.empty.title')}>{t('news.empty.text')}</EmptyState>
      ) : (
        <ol className="mt-8 border-t-2 border-ink">
          {news.map(item => (
            <NewsRow key={item.id} item={item} />
          ))}
        </ol>
      )}
      {(older !== null || newer !== undefined) && (
        <nav aria-label={t('news.pages')} className="mt-8 flex flex-wrap gap-3">
          {newer !== undefined && (
            <ButtonLink
              to={links.newsList({ ...inCategory, cursor: newer, trail: trail.slice(0, -1).join('~') })}
              variant="line"
              rel="prev"
            >
              {t('news.newer')}
            </ButtonLink>
          )}
          {older !== null && (
            <ButtonLink
              to={links.newsList({
                ...inCategory,
                cursor: older,
                trail: [...trail, cursor ?? ''].slice(-20).join('~'),
              })}
              variant="line"
              rel="next"
            >
              {t('news.older')}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  )
}
