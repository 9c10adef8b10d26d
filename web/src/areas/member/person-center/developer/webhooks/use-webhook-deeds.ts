import type { Call, SentInputOf } from '#contract/call'
import { pauseWebhook, resumeWebhook, testWebhook, type Webhook } from '#contract/webhooks/calls'
import { useOnce } from '../../../../../features/forms/use-once'
import { api } from '../../../../../lib/api'
import { useToast } from '../../../../../ui/toast'
import { refreshWebhooks } from './webhook-queries'

/** What needs no question: it is said what became of it. */
export function useWebhookDeeds({ id }: Webhook) {
  const toast = useToast()
  const [once] = useOnce()
  const deed =
    <C extends Call>(call: C) =>
    () =>
      once(async () => {
        const { msg } = await api(call, { id } as SentInputOf<C>)
        await refreshWebhooks()
        toast({ tone: 'river', title: msg })
      })
  return { test: deed(testWebhook), pause: deed(pauseWebhook), resume: deed(resumeWebhook) }
}
