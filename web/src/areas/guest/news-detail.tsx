import type { MetaArgs } from 'react-router'
import { Link } from 'react-router'
import { useWords } from '../../lib/words'
import { buttonClass } from '../../ui/button-class'
import { EmptyState } from '../../ui/empty-state'
import { PageHeader } from '../../ui/page-header'
import { useKeptNewsList } from './news-list-state'
import { pageMeta } from './page-meta'

export const meta = (args: MetaArgs) => pageMeta(args, 'news.description')

export default function NewsDetail() {
  const t = useWords('guest')
  const list = useKeptNewsList()
  const back = (
    <Link to={list} className={buttonClass({ variant: 'line' })}>
      {t('news.back')}
    </Link>
  )
  return (
    <div className="page py-10 md:py-16">
      <PageHeader title={t('news.title')} />
      <EmptyState title={t('news.detail.empty')} action={back} />
    </div>
  )
}
