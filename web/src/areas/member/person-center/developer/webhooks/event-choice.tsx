import { type WebhookEventType, webhookEvents } from '#contract/webhooks/events'
import { eventWord } from '../../../../../lib/event-word'
import { useWords } from '../../../../../lib/words'
import { Checkbox } from '../../../../../ui/checkbox'
import { Field } from '../../../../../ui/field'

type EventChoiceProps = {
  value: readonly WebhookEventType[]
  onChange: (chosen: WebhookEventType[]) => void
  isMissing: boolean
}

export function EventChoice({ value, onChange, isMissing }: EventChoiceProps) {
  const t = useWords('webhooks')
  const choose = (event: WebhookEventType, isChosen: boolean) =>
    onChange(webhookEvents.filter(one => (one === event ? isChosen : value.includes(one))))
  return (
    <Field label={t('events')} error={isMissing && t('eventsMissing')} group required>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {webhookEvents.map(event => (
          <Checkbox
            key={event}
            checked={value.includes(event)}
            onChange={({ target }) => choose(event, target.checked)}
          >
            <span className="font-semibold">{t(`event.${eventWord(event)}`)}</span>
            <code lang="en" className="block text-sm break-all text-soft">
              {event}
            </code>
          </Checkbox>
        ))}
      </div>
    </Field>
  )
}
