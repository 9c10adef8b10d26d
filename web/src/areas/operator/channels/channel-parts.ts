/** Places on a channel's page that others lead to. */
export const channelParts = { test: 'test', contract: 'contract', columns: 'columns' } as const
