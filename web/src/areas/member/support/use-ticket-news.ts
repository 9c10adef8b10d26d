import { useIsLineOpen, useLiveEvent, useMissedEvents } from '../../../features/live/use-live-event'

const askMilliseconds = 60_000

/**
 * Called when a work order has moved, and after a gap, when one may have. Answers how often to ask: while the line to the
 * server is down nobody tells us.
 */
export function useTicketNews(onNews: (id?: number) => void): number | false {
  useLiveEvent('ticket', ({ id }) => onNews(id))
  useMissedEvents(() => onNews())
  return useIsLineOpen() ? false : askMilliseconds
}
