import { queryOptions } from '@tanstack/react-query'
import { listApiKeys } from '#contract/api-keys/calls'
import { api } from '../../../../lib/api'

export const apiKeysQuery = queryOptions({
  queryKey: ['account', 'api-keys'],
  queryFn: async () => (await api(listApiKeys, {}, { quiet: true })).data,
})
