import type { FormEvent } from 'react'
import { reopenTicket } from '#contract/support/calls'
import { textLength } from '#contract/support/ticket'
import { api } from '../../../../lib/api'
import { formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import type { TicketDetail } from '../ticket-queries'
import { textProblem } from '../written-text'
import { MessageField } from './message-field'
import type { KeptReply } from './reply-draft'
import { useTicketDeed } from './use-ticket-deed'

type ReopenFormProps = { ticket: TicketDetail; kept: KeptReply }

/** It was not settled after all. */
export function ReopenForm({ ticket, kept }: ReopenFormProps) {
  const t = useWords('support')
  const { act, isBusy, problem, setProblem } = useTicketDeed()
  const { draft, change, keyFor, clear } = kept

  function send(event: FormEvent) {
    event.preventDefault()
    const wrong = textProblem(draft.text)
    if (wrong === 'missing') return setProblem(t('reply.missing'))
    if (wrong === 'long') return setProblem(t('add.textLong', { max: textLength.max }))
    void act(async () => {
      const input = { id: ticket.id, text: draft.text }
      await api(reopenTicket, { ...input, idempotency_key: keyFor(input) }, { showsFields: true })
      clear()
    })
  }

  return (
    <form
      noValidate
      onSubmit={send}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t-2 border-ink pt-5"
    >
      <MessageField
        label={t('reopen.label')}
        hint={t('reopen.hint', { until: formatMoment(ticket.reopen_until) })}
        error={problem}
        value={draft.text}
        onChange={text => {
          setProblem(undefined)
          change({ text })
        }}
      />
      <Button type="submit" className="justify-self-start" loading={isBusy}>
        {t('reopen.do')}
      </Button>
    </form>
  )
}
