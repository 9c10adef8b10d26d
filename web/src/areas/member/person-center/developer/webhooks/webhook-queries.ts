import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { listWebhookDeliveries, listWebhooks, readWebhookDelivery } from '#contract/webhooks/calls'
import { queryClient } from '../../../../../features/account/account-queries'
import { api } from '../../../../../lib/api'

export const webhooksQuery = queryOptions({
  queryKey: ['account', 'webhooks', 'list'],
  queryFn: async () => (await api(listWebhooks, {}, { quiet: true })).data,
})

export const deliveriesQuery = (webhook_id: number) =>
  infiniteQueryOptions({
    queryKey: ['account', 'webhooks', 'deliveries', webhook_id],
    queryFn: async ({ pageParam: cursor }) =>
      (await api(listWebhookDeliveries, { webhook_id, cursor }, { quiet: true })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
  })

export const deliveryQuery = (id: number) =>
  queryOptions({
    queryKey: ['account', 'webhooks', 'delivery', id],
    queryFn: async () => (await api(readWebhookDelivery, { id }, { quiet: true })).data,
  })

/** Endpoints and what was sent to them. */
export const refreshWebhooks = () => queryClient.invalidateQueries({ queryKey: ['account', 'webhooks'] })
