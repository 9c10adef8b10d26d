import type { MetaArgs } from 'react-router'
import { useRootData } from '../../lib/root-data'
import { useWords } from '../../lib/words'
import { PageHeader } from '../../ui/page-header'
import { pageMeta } from './page-meta'

export const meta = (args: MetaArgs) => pageMeta(args, 'question.description')

export default function Question() {
  const t = useWords('guest')
  const { site, language } = useRootData()
  const ways = [
    [t('question.hotline'), site.hotline],
    [t('question.email'), site.contact_email],
    [t('question.hours'), site.service_hours[language]],
  ]
  return (
    <div className="page py-10 pb-20 md:py-16">
      <PageHeader title={t('question.title')} lead={t('question.lead')} />
      <dl className="mt-8 max-w-xl border-t-2 border-ink">
        {ways.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-6 border-b border-line py-4">
            <dt className="text-soft">{label}</dt>
            <dd className="num font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
