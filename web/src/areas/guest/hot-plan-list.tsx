import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { ButtonLink } from '../../ui/button-link'
import { EmptyState } from '../../ui/empty-state'
import { PageHeader } from '../../ui/page-header'
import { pageMeta } from './page-meta'
import { PhaseBadge, PlanFacts } from './plans/plan-facts'
import { readPlanList } from './plans/plan-page.server'

export const loader = ({ request, context }: LoaderFunctionArgs) => readPlanList(request, context)

export const meta = pageMeta

export default function HotPlanList() {
  const t = useWords('guest')
  const { plans, older } = useLoaderData<typeof loader>()
  return (
    <div className="page py-8 pb-20 md:py-12">
      <PageHeader title={t('hot.title')} lead={t('hot.lead')} className="pt-1 sm:pt-1" />
      {plans.length === 0 && (
        <EmptyState
          title={t('hot.empty.title')}
          action={
            <ButtonLink to={links.news} variant="line">
              {t('news.title')}
            </ButtonLink>
          }
        >
          {t('hot.empty.text')}
        </EmptyState>
      )}
      <ul className="mt-8 border-t-2 border-ink">
        {plans.map(plan => (
          <li
            key={plan.id}
            className="group relative grid gap-x-12 gap-y-5 border-b border-line py-8 md:grid-cols-[minmax(0,1fr)_18rem]"
          >
            <div className="min-w-0">
              <PhaseBadge phase={plan.phase} />
              <h2 className="mt-3 text-2xl">
                <Link
                  to={links.hotPlan(plan.id)}
                  className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                >
                  {plan.title}
                </Link>
              </h2>
              <p className="mt-2 max-w-[60ch] text-soft">{plan.summary}</p>
              {plan.cover && (
                <img
                  src={plan.cover}
                  alt=""
                  width={640}
                  height={360}
                  loading="lazy"
                  className="mt-5 aspect-video w-full max-w-xl rounded-card bg-sunken object-cover"
                />
              )}
            </div>
            <div>
              <PlanFacts plan={plan} />
              {plan.phase === 'open' && (
                <ButtonLink to={links.hotPlan(plan.id)} variant="ink" className="relative z-10 mt-5">
                  {t('hot.take')}
                  <span className="sr-only">{plan.title}</span>
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ul>
      {older !== null && (
        <ButtonLink to={links.hotPlansFrom(older)} variant="line" rel="next" className="mt-8">
          {t('hot.older')}
        </ButtonLink>
      )}
    </div>
  )
}
