import { agentInfo, countPageView, downloadConfig } from '#contract/sites/calls'
import { handle } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { countView } from './sites.queries'

export const sitesRoutes = [
  handle(agentInfo, async ({ input, sites }) => {
    const found = await sites.byHost(input.domain)
    if (!found) throw new Refusal('notFound', { text: 'refusal.unknownSite' })
    return { data: found.facts }
  }),
  handle(downloadConfig, async ({ site }) => site.downloads),
  handle(countPageView, async ({ tx, input, now }) => {
    await countView(tx, now.toISOString().slice(0, 10), input.path)
    return null
  }),
]
