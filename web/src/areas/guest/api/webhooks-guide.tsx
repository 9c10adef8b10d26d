import { useState } from 'react'
import { webhookEvents, webhookHeaders, webhookLimits } from '#contract/webhooks/events'
import { eventWord } from '../../../lib/event-word'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import type { ApiPage } from './api-page.server'
import { CodeBlock } from './code-block'
import { TakeAlong } from './take-along'
import { TongueChoice } from './tongue-choice'

const request = `POST /hooks HTTP/1.1
Content-Type: application/json
${webhookHeaders.event}: work.status_changed
${webhookHeaders.delivery}: 7c1e3f0a-52a1-4b8e-9d36-0f5c2a9be417
${webhookHeaders.signature}: t=1794960000,v1=5257a869…

{
  "id": "0198c5a2-6f1e-7c3a-9b1d-2f5a7c9e1b3d",
  "type": "work.status_changed",
  "created": "2026-11-18T02:00:00.000Z",
  "api_version": "1",
  "data": { "work_id": 42, "revision_of": null, "title": "Night ferry", "from": "200", "status": "300" }
}`

const tongues = ['typescript', 'python'] as const
const files = { typescript: 'receive-webhooks.ts', python: 'receive_webhooks.py' }

/** What an endpoint gets, and how it knows that we sent it. */
export function WebhooksGuide({ guides }: { guides: ApiPage['guides'] }) {
  const t = useWords('api')
  const [tongue, setTongue] = useState<(typeof tongues)[number]>('typescript')
  return (
    <>
      <h2 id="webhooks" className="mt-8 text-lg">
        {t('webhooks')}
      </h2>
      <p className="mt-2 mb-3 max-w-[68ch]">{t('webhooks.text')}</p>
      <CodeBlock label={t('webhooks.request')} text={request} />
      <h3 className="mt-6 text-base">{t('webhooks.check')}</h3>
      <p className="mt-2 max-w-[68ch]">
        {t('webhooks.checkText', { minutes: webhookLimits.toleranceSeconds / 60 })}
      </p>
      <TongueChoice name="receiver" tongues={tongues} value={tongue} onChange={setTongue} />
      <CodeBlock label={t('webhooks.receiver')} text={guides[tongue]} />
      <p className="mt-3 flex flex-wrap gap-x-6">
        <TakeAlong to={links.clientFile(files[tongue])} />
        <a
          href={links.developer}
          className="inline-flex min-h-11 items-center text-river underline underline-offset-4"
        >
          {t('webhooks.make')}
        </a>
      </p>
      <h3 className="mt-6 text-base">{t('webhooks.again')}</h3>
      <p className="mt-2 max-w-[68ch]">
        {t('webhooks.againText', {
          ...{ seconds: webhookLimits.answerSeconds, hours: webhookLimits.tryHours },
          ...{ days: webhookLimits.logDays, perMinute: webhookLimits.perMinute },
        })}
      </p>
      <h3 className="mt-6 text-base">{t('webhooks.events')}</h3>
      <dl className="mt-2 grid gap-x-6 border-t border-line sm:grid-cols-[auto_minmax(0,1fr)]">
        {webhookEvents.map(event => (
          <div key={event} className="grid border-b border-line py-2 sm:col-span-2 sm:grid-cols-subgrid">
            <dt>
              <code lang="en" className="break-all">
                {event}
              </code>
            </dt>
            <dd className="text-soft">{t(`event.${eventWord(event)}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
