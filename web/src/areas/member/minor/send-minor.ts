import type { SentInputOf } from '#contract/call'
import { submitMinor } from '#contract/identity/verification-calls'
import { queryClient, refreshAccount } from '../../../features/account/account-queries'
import { identityQuery } from '../../../features/account/identity-queries'
import { api } from '../../../lib/api'
import type { SendOptions } from '../../../lib/api-client'
import { isRefusal } from '../../../lib/is-refusal'

/** Keeps, or hands in, and shows what the server now holds. */
export async function sendMinor(input: SentInputOf<typeof submitMinor>, options?: SendOptions) {
  const sent = await api(submitMinor, input, options).catch(error => {
    // Handed in elsewhere meanwhile: the page shows how it stands now.
    if (isRefusal(error, 'conflict')) void refreshAccount()
    throw error
  })
  queryClient.setQueryData(identityQuery.queryKey, sent.data)
  void refreshAccount()
  return sent
}
