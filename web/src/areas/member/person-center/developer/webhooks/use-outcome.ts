import type { WebhookFailure } from '#contract/webhooks/calls'
import { webhookLimits } from '#contract/webhooks/events'
import { useWords } from '../../../../../lib/words'

/** What an attempt came to, in words: the status of HTTP, and why there is none or why it was not enough. */
export function useOutcome() {
  const t = useWords('webhooks')
  return ({ status, failure }: { status: number | null; failure: WebhookFailure | null }): string =>
    [
      status !== null && t('delivery.status', { status }),
      failure && t(`failure.${failure}`, { seconds: webhookLimits.answerSeconds }),
    ]
      .filter(text => typeof text === 'string')
      .join(' · ')
}
