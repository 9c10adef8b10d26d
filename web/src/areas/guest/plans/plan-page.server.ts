// Only on the server: the contract's schemas never reach a guest's browser.
import type { RouterContextProvider } from 'react-router'
import { listPlans, readPlan } from '#contract/plans/calls'
import { links } from '../../../lib/links'
import { pageContext } from '../../../lib/page-context'
import { missingPage, numberIn, orNothing } from '../missing-page.server'
import { describePage } from '../page-meta.server'
import { article, breadcrumbs } from '../structured-data.server'

type Context = Readonly<RouterContextProvider>

const plansOnPage = 20

export async function readPlanList(request: Request, context: Context) {
  const cursor = new URL(request.url).searchParams.get('cursor') || undefined
  const { call } = context.get(pageContext)
  const ask = (from: string | undefined) =>
    call(listPlans, { limit: plansOnPage, ...(from && { cursor: from }) })
  // A cursor that nobody gave out leads to the beginning.
  const { items, next_cursor } = cursor ? await ask(cursor).catch(() => ask(undefined)) : await ask(undefined)
  return { plans: items, older: next_cursor, meta: await describePage(request, context, 'hot.description') }
}

export async function readPlanPage(request: Request, context: Context) {
  const { call } = context.get(pageContext)
  const asked = numberIn(new URL(request.url).searchParams, 'id')
  // The bare address shows the one that stands first.
  const id = asked === undefined ? (await call(listPlans, { limit: 1 })).items[0]?.id : asked
  const plan = id ? await orNothing(call(readPlan, { id })) : null
  if (!plan) return missingPage(request, context)
  const { title, summary, published_at: publishedAt } = plan
  const meta = await describePage(request, context, 'hot.description', {
    title,
    description: summary,
    address: links.hotPlan(plan.id),
    picture: `plan-${plan.id}`,
    publishedAt,
    data: about => [
      article(about, { type: 'Article', title, summary, publishedAt }),
      breadcrumbs(about, [{ name: about.words['hot.title'], to: links.hotPlans }, { name: title }]),
    ],
  })
  return { found: plan, popular: [], meta }
}
