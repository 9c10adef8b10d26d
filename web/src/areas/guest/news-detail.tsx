import type { MetaArgs } from 'react-router'
import { useWords } from '../../lib/words'
import { ButtonLink } from '../../ui/button-link'
import { EmptyState } from '../../ui/empty-state'
import { PageHeader } from '../../ui/page-header'
import { useKeptNewsList } from './news-list-state'
import { pageMeta } from './page-meta'

export const meta = (args: MetaArgs) => pageMeta(args, 'news.description')

export default function NewsDetail() {
  const t = useWords('guest')
  const list = useKeptNewsList()
  const back = (
    <ButtonLink to={list} variant="line">
      {t('news.back')}
    </ButtonLink>
  )
  return (
    <div className="page py-10 md:py-16">
      <PageHeader title={t('news.title')} />
      <EmptyState title={t('news.detail.empty')} action={back} />
    </div>
  )
}
