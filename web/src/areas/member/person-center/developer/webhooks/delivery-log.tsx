import { useInfiniteQuery } from '@tanstack/react-query'
import type { Webhook } from '#contract/webhooks/calls'
import { webhookLimits } from '#contract/webhooks/events'
import { useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { Dialog } from '../../../../../ui/dialog'
import { EmptyState } from '../../../../../ui/empty-state'
import { Skeleton } from '../../../../../ui/skeleton'
import { Loaded } from '../../../loaded'
import { DeliveryRow } from './delivery-row'
import { deliveriesQuery, refreshWebhooks } from './webhook-queries'

type DeliveryLogProps = { webhook: Webhook; onTest: () => Promise<unknown>; onClose: () => void }

/** Somebody who waits for an answer looks again and again. */
const lookAgain = 3000

/** What was sent, latest first. */
export function DeliveryLog({ webhook, onTest, onClose }: DeliveryLogProps) {
  const t = useWords('webhooks')
  const query = useInfiniteQuery({
    ...deliveriesQuery(webhook.id),
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.items.some(item => item.state === 'waiting') ? lookAgain : false,
  })
  const isOpen = webhook.state === 'open'
  return (
    <Dialog
      open
      size="large"
      onOpenChange={open => !open && onClose()}
      title={t('logOf', { name: webhook.name })}
      description={t('log.lead', { days: webhookLimits.logDays, hours: webhookLimits.tryHours })}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={() => void refreshWebhooks()}>{t('log.refresh')}</Button>
          {isOpen && <Button onClick={() => void onTest()}>{t('test')}</Button>}
          <Button variant="ink" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <Loaded query={query} failed={t('log.failed')} skeleton={<Skeleton className="h-60" />}>
        {({ pages }) => {
          const deliveries = pages.flatMap(page => page.items)
          if (deliveries.length === 0) {
            return (
              <EmptyState heading="h3" title={t('log.none')}>
                {isOpen && t('log.noneText')}
              </EmptyState>
            )
          }
          return (
            <ul className="border-t border-line">
              {deliveries.map(delivery => (
                <DeliveryRow key={delivery.id} delivery={delivery} mayResend={isOpen} />
              ))}
            </ul>
          )
        }}
      </Loaded>
      {query.hasNextPage && (
        <Button
          className="mt-4"
          size="small"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('log.more')}
        </Button>
      )}
    </Dialog>
  )
}
