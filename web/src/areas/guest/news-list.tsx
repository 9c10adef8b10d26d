import { useEffect } from 'react'
import type { MetaArgs } from 'react-router'
import { Link, useLocation, useSearchParams } from 'react-router'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { cx } from '../../ui/class-names'
import { EmptyState } from '../../ui/empty-state'
import { PageHeader } from '../../ui/page-header'
import { keepNewsList } from './news-list-state'
import { pageMeta } from './page-meta'

export const meta = (args: MetaArgs) => pageMeta(args, 'news.description')

const categories = ['all', 'channels', 'settlement', 'product'] as const

/** The list's state is its address, so that a reload, the back button and the way back from an item all keep it. */
export default function NewsList() {
  const t = useWords('guest')
  const { search } = useLocation()
  const [params] = useSearchParams()
  const chosen = params.get('category') ?? 'all'
  useEffect(() => keepNewsList(search), [search])
  return (
    <div className="page py-10 md:py-16">
      <PageHeader title={t('news.title')} />
      <ul className="mt-6 flex flex-wrap gap-2">
        {categories.map(category => (
          <li key={category}>
            <Link
              to={category === 'all' ? links.news : `${links.news}?category=${category}`}
              aria-current={category === chosen ? 'true' : undefined}
              className={cx(
                'inline-flex h-11 items-center rounded-full border border-line px-4 font-semibold text-soft hover:border-ink',
                'aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper',
              )}
            >
              {t(`news.category.${category}`)}
            </Link>
          </li>
        ))}
      </ul>
      <EmptyState title={t('news.empty.title')}>{t('news.empty.text')}</EmptyState>
    </div>
  )
}
