import type { MetaArgs } from 'react-router'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { ButtonLink } from '../../ui/button-link'
import { EmptyState } from '../../ui/empty-state'
import { PageHeader } from '../../ui/page-header'
import { pageMeta } from './page-meta'

export const meta = (args: MetaArgs) => pageMeta(args, 'hot.description')

export default function HotPlanList() {
  const t = useWords('guest')
  const news = (
    <ButtonLink to={links.news} variant="line">
      {t('news.title')}
    </ButtonLink>
  )
  return (
    <div className="page py-10 md:py-16">
      <PageHeader title={t('hot.title')} lead={t('hot.lead')} />
      <EmptyState title={t('hot.empty.title')} action={news}>
        {t('hot.empty.text')}
      </EmptyState>
    </div>
  )
}
