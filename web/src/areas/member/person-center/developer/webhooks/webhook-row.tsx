import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import type { Webhook } from '#contract/webhooks/calls'
import { webhookLimits } from '#contract/webhooks/events'
import { eventWord } from '../../../../../lib/event-word'
import { formatDate, formatMoment } from '../../../../../lib/format'
import { useWords } from '../../../../../lib/words'
import { Badge } from '../../../../../ui/badge'
import { Button } from '../../../../../ui/button'
import { DropdownMenu, MenuItem } from '../../../../../ui/dropdown-menu'
import { IconButton } from '../../../../../ui/icon-button'
import { DeliveryLog } from './delivery-log'
import { EditWebhookDialog } from './edit-webhook-dialog'
import { EndWebhookDialog } from './end-webhook-dialog'
import { RotateSecretDialog } from './rotate-secret-dialog'
import { useWebhookDeeds } from './use-webhook-deeds'

const tones = { open: 'river', paused: 'amber', ended: 'neutral' } as const
type Shown = 'log' | 'edit' | 'rotate' | 'end'

/** Where it goes, what it hears of, and how it fares. */
export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const t = useWords('webhooks')
  const [shown, setShown] = useState<Shown>()
  const { test, pause, resume } = useWebhookDeeds(webhook)
  const { name, url, events, state } = webhook
  const isEnded = state === 'ended'
  const close = () => setShown(undefined)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className={isEnded ? 'font-semibold text-soft' : 'font-semibold'}>
          <span className="break-words">{name}</span>
          <Badge tone={tones[state]} className="ml-2">
            {t(`state.${state}`)}
          </Badge>
        </p>
        <p className="text-sm break-all text-soft">
          <code lang="en">{url}</code>
        </p>
        <Standing webhook={webhook} />
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {events.map(event => (
            <li key={event}>
              <Badge dot={false}>{t(`event.${eventWord(event)}`)}</Badge>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex items-center gap-1">
        <Button size="small" aria-label={t('logOf', { name })} onClick={() => setShown('log')}>
          {t('log')}
        </Button>
        {!isEnded && (
          <DropdownMenu
            trigger={
              <IconButton label={t('more', { name })}>
                <Ellipsis />
              </IconButton>
            }
          >
            {state === 'open' && <MenuItem onSelect={() => void test()}>{t('test')}</MenuItem>}
            <MenuItem onSelect={() => setShown('edit')}>{t('edit')}</MenuItem>
            <MenuItem onSelect={() => setShown('rotate')}>{t('rotate')}</MenuItem>
            {state === 'open' ? (
              <MenuItem onSelect={() => void pause()}>{t('pause')}</MenuItem>
            ) : (
              <MenuItem onSelect={() => void resume()}>{t('resume')}</MenuItem>
            )}
            <MenuItem danger onSelect={() => setShown('end')}>
              {t('end')}
            </MenuItem>
          </DropdownMenu>
        )}
      </div>
      {shown === 'log' && <DeliveryLog webhook={webhook} onTest={test} onClose={close} />}
      {shown === 'edit' && <EditWebhookDialog webhook={webhook} onClose={close} />}
      {shown === 'rotate' && <RotateSecretDialog webhook={webhook} onClose={close} />}
      <EndWebhookDialog webhook={webhook} open={shown === 'end'} onClose={close} />
    </li>
  )
}

function Standing({ webhook }: { webhook: Webhook }) {
  const t = useWords('webhooks')
  const { paused_because, ended_because, ended_at, last_delivered_at, waiting, overlap_until } = webhook
  const said = [
    ended_because && t(`ended.${ended_because}`, { day: formatDate(ended_at) }),
    paused_because && t(`paused.${paused_because}`, { hours: webhookLimits.tryHours }),
    last_delivered_at ? t('delivered', { time: formatMoment(last_delivered_at) }) : t('undelivered'),
    waiting > 0 && t('waiting', { count: waiting }),
    overlap_until && t('overlap', { time: formatMoment(overlap_until) }),
  ].filter(text => typeof text === 'string')
  return <p className="num text-sm text-soft">{said.join(' · ')}</p>
}
