import { queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/call'
import { listOwnInfringements, readOwnInfringement } from '#contract/infringement/calls'
import { queryClient } from '../../../../features/account/account-queries'
import { api } from '../../../../lib/api'

const root = ['own infringement'] as const
const quiet = { quiet: true }

export type OwnCase = OutputOf<typeof readOwnInfringement>

export const claimQuery = (id: number) =>
  queryOptions({
    queryKey: [...root, 'one', id],
    queryFn: async () => (await api(readOwnInfringement, { id }, quiet)).data,
    staleTime: 0,
  })

export const claimsOfWorkQuery = (workId: number) =>
  queryOptions({
    queryKey: [...root, 'work', workId],
    queryFn: async () => (await api(listOwnInfringements, { work_id: workId }, quiet)).data.items,
    staleTime: 0,
  })

export const refreshClaims = () => queryClient.invalidateQueries({ queryKey: root })
