import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { resendWebhookDelivery } from '#contract/webhooks/calls'
import { useOnce } from '../../../../../features/forms/use-once'
import { api } from '../../../../../lib/api'
import { formatMoment } from '../../../../../lib/format'
import { useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { Skeleton } from '../../../../../ui/skeleton'
import { useToast } from '../../../../../ui/toast'
import { Loaded } from '../../../loaded'
import { useOutcome } from './use-outcome'
import { deliveryQuery, refreshWebhooks } from './webhook-queries'

type DeliveryDetailsProps = { id: number; attempts: number; mayResend: boolean }

export function DeliveryDetails({ id, attempts, mayResend }: DeliveryDetailsProps) {
  const t = useWords('webhooks')
  const toast = useToast()
  const outcome = useOutcome()
  const [once, isBusy] = useOnce()
  const query = useQuery(deliveryQuery(id))
  const { refetch } = query
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is there to be read
  useEffect(() => void refetch(), [attempts])
  const resend = () =>
    once(async () => {
      const { msg } = await api(resendWebhookDelivery, { id })
      await refreshWebhooks()
      toast({ tone: 'river', title: msg })
    })
  return (
    <div className="pb-4">
      <Loaded query={query} failed={t('delivery.failed')} skeleton={<Skeleton className="h-40" />}>
        {({ delivery, event_id, body, tries }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 text-sm">
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
              <dt className="text-soft">{t('delivery.id')}</dt>
              <dd className="break-all">
                <code lang="en">{delivery}</code>
              </dd>
              <dt className="text-soft">{t('delivery.event')}</dt>
              <dd className="break-all">
                <code lang="en">{event_id}</code>
              </dd>
            </dl>
            <Text label={t('delivery.request')} text={body} />
            {tries.map(({ attempt, at, status, failure, milliseconds, response }) => (
              <div key={attempt}>
                <p className="num mb-1.5">
                  {[
                    t('delivery.attempts', { count: attempt }),
                    formatMoment(at),
                    outcome({ status, failure }),
                    t('delivery.milliseconds', { number: milliseconds }),
                  ].join(' · ')}
                </p>
                {status !== null && (
                  <Text label={t('delivery.response')} text={response || t('delivery.empty')} />
                )}
              </div>
            ))}
            {mayResend && (
              <div>
                <Button size="small" loading={isBusy} onClick={() => void resend()}>
                  {t('delivery.resend')}
                </Button>
              </div>
            )}
          </div>
        )}
      </Loaded>
    </div>
  )
}

/** As it went over the line. */
function Text({ label, text }: { label: string; text: string }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too
      tabIndex={0}
      aria-label={label}
      className="max-h-48 overflow-auto rounded-control bg-sunken px-3.5 py-2.5"
    >
      <p className="text-soft">{label}</p>
      <pre className="whitespace-pre-wrap">
        <code lang="en" className="break-all">
          {text}
        </code>
      </pre>
    </section>
  )
}
