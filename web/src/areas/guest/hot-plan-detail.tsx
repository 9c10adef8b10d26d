import type { MetaArgs } from 'react-router'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { ButtonLink } from '../../ui/button-link'
import { EmptyState } from '../../ui/empty-state'
import { PageHeader } from '../../ui/page-header'
import { pageMeta } from './page-meta'

export const meta = (args: MetaArgs) => pageMeta(args, 'hot.description')

export default function HotPlanDetail() {
  const t = useWords('guest')
  const back = (
    <ButtonLink to={links.hotPlans} variant="line">
      {t('hot.back')}
    </ButtonLink>
  )
  return (
    <div className="page py-10 md:py-16">
      <PageHeader title={t('hot.title')} />
      <EmptyState title={t('hot.detail.empty')} action={back} />
    </div>
  )
}
