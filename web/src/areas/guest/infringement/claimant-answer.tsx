import { useState } from 'react'
import { reasonLength } from '#contract/infringement/case-rules'
import { claimantEvents } from '#contract/infringement/case-state'
import { paths } from '#contract/paths'
import { useOnce } from '../../../features/forms/use-once'
import { useSendingKey } from '../../../features/support/sending-key'
import { send } from '../../../lib/api-client'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/field'
import { TextArea } from '../../../ui/text-area'
import type { ClaimantView } from './claimant-case'

type ClaimantAnswerProps = { link: string; can: ClaimantView['can']; onDone: (state: string) => void }

/** What the claimant can do next, each with a few words. */
export function ClaimantAnswer({ link, can, onDone }: ClaimantAnswerProps) {
  const t = useWords('infringement')
  const { keyFor } = useSendingKey()
  const [once, isBusy] = useOnce()
  const [text, setText] = useState('')
  const events = claimantEvents.filter(event => can[event])
  if (events.length === 0) return null
  const answer = (event: (typeof events)[number]) =>
    once(async () => {
      const input = { link, event, text }
      const keyed = { ...input, idempotency_key: keyFor(input) }
      const { data } = await send<{ state: string }>('POST', paths.answerInfringement, keyed)
      setText('')
      onDone(data.state)
    })
  return (
    <section className="grid max-w-2xl gap-4">
      <Field label={t('case.answer')} hint={t('case.answerHint', reasonLength)}>
        <TextArea rows={3} value={text} onChange={event => setText(event.target.value)} />
      </Field>
      <div className="flex flex-wrap gap-3">
        {events.map(event => (
          <Button
            key={event}
            variant={event === 'withdraw' ? 'line' : 'main'}
            disabled={isBusy || text.trim().length < reasonLength.min}
            onClick={() => void answer(event)}
          >
            {t(`case.${event}`)}
          </Button>
        ))}
      </div>
    </section>
  )
}
