import { lazy, Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { links } from '../../lib/links'
import { useRootData } from '../../lib/root-data'
import { useIsBrowser } from '../../lib/use-is-browser'
import { useWords } from '../../lib/words'
import { ButtonLink } from '../../ui/button-link'
import { PageHeader } from '../../ui/page-header'
import { Breadcrumb } from './breadcrumb'
import { MissingPage } from './missing-page'
import { pageMeta } from './page-meta'
import { PhaseBadge, PlanFacts } from './plans/plan-facts'
import { readPlanPage } from './plans/plan-page.server'
import { RichText } from './rich-text'

// Members only: guests never load the form.
const PlanApplication = lazy(() =>
  import('../../features/plans/plan-application').then(module => ({ default: module.PlanApplication })),
)

export const loader = ({ request, context }: LoaderFunctionArgs) => readPlanPage(request, context)

export const meta = pageMeta

export default function HotPlanDetail() {
  const t = useWords('guest')
  const { found: plan, popular } = useLoaderData<typeof loader>()
  if (!plan) return <MissingPage kind="plan" popular={popular} />
  return (
    <div className="page py-8 pb-20 md:py-12">
      <Breadcrumb crumbs={[{ name: t('hot.title'), to: links.hotPlans }]} />
      <PageHeader title={plan.title} lead={plan.summary} className="pt-1 sm:pt-1" />
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <article className="min-w-0 max-w-3xl">
          {plan.cover && (
            <img
              src={plan.cover}
              alt=""
              width={768}
              height={432}
              className="mb-8 aspect-video w-full rounded-card bg-sunken object-cover"
            />
          )}
          <RichText html={plan.body_html} />
        </article>
        <aside className="max-lg:order-first" aria-label={t('hot.facts')}>
          <PhaseBadge phase={plan.phase} />
          <PlanFacts plan={plan} className="mt-4" />
        </aside>
      </div>
      <section
        aria-labelledby="take-part"
        className="mt-12 max-w-3xl rounded-card bg-sunken px-5 py-6 sm:px-8"
      >
        <h2 id="take-part" className="text-xl">
          {t('hot.take')}
        </h2>
        <TakePart plan={plan} />
      </section>
    </div>
  )
}

type Plan = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['found']>

function TakePart({ plan }: { plan: Plan }) {
  const t = useWords('guest')
  const { isSignedIn } = useRootData()
  const isBrowser = useIsBrowser()
  const isOpen = plan.phase === 'open'
  return (
    <>
      <p className="mt-2 text-soft">{t(`hot.take.${plan.phase}`, { from: plan.starts_on ?? '' })}</p>
      {isSignedIn && (
        <div className="mt-5 min-h-40">
          {isBrowser && (
            <Suspense fallback={null}>
              <PlanApplication plan={{ id: plan.id, needs: plan.needs, isOpen }} />
            </Suspense>
          )}
          <noscript>{t('hot.noScript')}</noscript>
        </div>
      )}
      {!isSignedIn && isOpen && (
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to={links.loginFor(links.hotPlan(plan.id))} variant="ink">
            {t('hot.login')}
          </ButtonLink>
          <ButtonLink to={links.registerFor(links.hotPlan(plan.id))} variant="line">
            {t('hot.register')}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
