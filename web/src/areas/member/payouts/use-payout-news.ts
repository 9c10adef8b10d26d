import { useLiveEvent } from '../../../features/live/use-live-event'
import { refreshWithdrawals } from './withdrawal-queries'

/** A withdrawal moves while its member looks at it: the message that tells so refreshes the page. */
export function usePayoutNews() {
  useLiveEvent('messages', ({ newest }) => {
    if (newest.some(({ kind }) => kind === 'withdrawal' || kind === 'bill')) void refreshWithdrawals()
  })
}
