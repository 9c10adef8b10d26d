// Reading shows at once; the server is told meanwhile, and asked again when that fails.
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#contract/call'
import { type listMessages, readAllMessages, readMessage } from '#contract/messages/calls'
import { unreadQuery } from '../../../features/account/account-queries'
import { api } from '../../../lib/api'
import { messagesKey } from './message-queries'

type Pages = InfiniteData<OutputOf<typeof listMessages>>

export function useReading() {
  const client = useQueryClient()

  function show(isNowRead: (id: number) => boolean) {
    client.setQueriesData<Pages>({ queryKey: messagesKey }, before => {
      if (!before) return before
      const pages = before.pages.map(page => ({
        ...page,
        items: page.items.map(item => (isNowRead(item.id) ? { ...item, read: true } : item)),
      }))
      return { ...before, pages }
    })
  }

  async function tell(sent: Promise<unknown>) {
    try {
      await sent
    } catch {
      // The problem has been shown; the list goes back to what is true.
      await client.invalidateQueries({ queryKey: messagesKey })
    }
    await client.invalidateQueries({ queryKey: unreadQuery.queryKey })
  }

  return {
    read(id: number) {
      show(shown => shown === id)
      // Whoever follows the link leaves this page: the request must not be lost with it.
      return tell(api(readMessage, { id }, { keepalive: true }))
    },
    readAll(upTo: number | undefined) {
      show(shown => upTo === undefined || shown <= upTo)
      return tell(api(readAllMessages, upTo === undefined ? {} : { up_to: upTo }))
    },
  }
}
