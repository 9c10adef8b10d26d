// What a member sees of their own part in a plan.
import { queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/call'
import type { PlanNeed } from '#contract/content/kinds'
import { listMyApplications } from '#contract/plans/calls'
import { fittingStatuses } from '#contract/plans/fitting-works'
import { listWorks } from '#contract/works/work-calls'
import { api } from '../../lib/api'

const root = ['plans'] as const

/** As many as are shown to choose from; the rest is found by its title. */
const worksShown = 6

export function applicationsQuery(plan: number) {
  return queryOptions({
    queryKey: [...root, 'applications', plan],
    queryFn: async () => (await api(listMyApplications, { plan, limit: 100 }, { quiet: true })).data,
  })
}

/** Works that may take part, the last touched first. */
export function fittingWorksQuery(needs: PlanNeed, search: string) {
  const statuses = { statuses: fittingStatuses[needs].join(',') }
  return queryOptions({
    queryKey: [...root, 'works', needs, search],
    queryFn: async ({ signal }) => {
      const input = { ...statuses, ...(search && { search }), sort: 'updated' as const, limit: worksShown }
      return (await api(listWorks, input, { quiet: true, signal })).data
    },
  })
}

export type OwnApplication = OutputOf<typeof listMyApplications>['items'][number]
