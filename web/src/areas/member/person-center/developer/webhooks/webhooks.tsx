import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { links } from '../../../../../lib/links'
import { useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { Card } from '../../../../../ui/card'
import { EmptyState } from '../../../../../ui/empty-state'
import { Skeleton } from '../../../../../ui/skeleton'
import { Loaded } from '../../../loaded'
import { MakeWebhookDialog } from './make-webhook-dialog'
import { webhooksQuery } from './webhook-queries'
import { WebhookRow } from './webhook-row'

export function Webhooks() {
  const t = useWords('webhooks')
  const query = useQuery(webhooksQuery)
  const [isMaking, setIsMaking] = useState(false)
  const make = (
    <Button variant="ink" onClick={() => setIsMaking(true)}>
      {t('make')}
    </Button>
  )
  return (
    <Card
      className="mt-6"
      id="webhooks"
      title={t('title')}
      detail={
        <>
          {t('detail')}{' '}
          <Link to={`${links.api}#webhooks`} className="text-river underline underline-offset-4">
            {t('docs')}
          </Link>
        </>
      }
      aside={query.data && query.data.length > 0 && make}
    >
      <Loaded query={query} failed={t('failed')} skeleton={<Skeleton className="h-40" />}>
        {webhooks =>
          webhooks.length === 0 ? (
            <EmptyState heading="h3" title={t('none')} action={make}>
              {t('noneText')}
            </EmptyState>
          ) : (
            <ul className="border-t border-line">
              {webhooks.map(webhook => (
                <WebhookRow key={webhook.id} webhook={webhook} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isMaking && <MakeWebhookDialog onClose={() => setIsMaking(false)} />}
    </Card>
  )
}
