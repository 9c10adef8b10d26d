import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../../features/account/account-queries'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { ButtonLink } from '../../../ui/button-link'
import { Card } from '../../../ui/card'
import { PageHeader } from '../../../ui/page-header'
import { Steps } from '../../../ui/steps'
import { PublishCard } from './publish-card'

const stages = [1, 2, 3, 4, 5] as const

export default function Entry() {
  const t = useWords('member')
  const { data: account } = useQuery(accountQuery)
  const name = account?.userinfo.nickname
  return (
    <div className="page py-8 lg:py-12">
      {/* The name stands on a line of its own, which is there before the name is: nothing jumps when it comes. */}
      <PageHeader over={name ?? '\u00a0'} title={t('entry.hello')} lead={t('entry.lead')} />
      <div className="mt-8 grid gap-5 md:grid-cols-2">
        <PublishCard kind="single" />
        <PublishCard kind="album" />
      </div>
      <section className="mt-12" aria-labelledby="way-title">
        <h2 id="way-title" className="mb-6 text-xl">
          {t('entry.wayTitle')}
        </h2>
        <Steps
          label={t('entry.way.label')}
          stateLabels={{
            done: t('state.done'),
            now: t('state.now'),
            next: t('state.next'),
            problem: t('state.problem'),
          }}
          steps={stages.map(stage => ({
            label: t(`entry.way${stage}`),
            state: stage === 1 ? 'now' : 'next',
          }))}
        />
      </section>
      <Card title={t('entry.coverTitle')} detail={t('entry.coverText')} className="mt-12">
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to={links.smartCover} variant="line">
            {t('entry.coverSmart')}
          </ButtonLink>
          <ButtonLink to={links.manualCover} variant="line">
            {t('entry.coverManual')}
          </ButtonLink>
        </div>
      </Card>
    </div>
  )
}
