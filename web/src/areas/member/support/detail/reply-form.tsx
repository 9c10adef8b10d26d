import type { FormEvent } from 'react'
import { closeTicket, replyToTicket } from '#contract/support/calls'
import { textLength } from '#contract/support/ticket'
import { reopenDays } from '#contract/support/ticket-state'
import { AttachmentsField } from '../../../../features/support/files/attachments-field'
import type { Attachments } from '../../../../features/support/files/use-attachments'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { useToast } from '../../../../ui/toast'
import type { TicketDetail } from '../ticket-queries'
import { textProblem } from '../written-text'
import { MessageField } from './message-field'
import type { KeptReply } from './reply-draft'
import { useTicketDeed } from './use-ticket-deed'

type ReplyFormProps = { ticket: TicketDetail; kept: KeptReply; attachments: Attachments }

export function ReplyForm({ ticket, kept, attachments }: ReplyFormProps) {
  const t = useWords('support')
  const toast = useToast()
  const reply = useTicketDeed()
  const closing = useTicketDeed()
  const { draft, change, keyFor, clear } = kept
  const { id, can } = ticket

  function send(event: FormEvent) {
    event.preventDefault()
    const problem = textProblem(draft.text)
    if (problem === 'missing') return reply.setProblem(t('reply.missing'))
    if (problem === 'long') return reply.setProblem(t('add.textLong', { max: textLength.max }))
    if (attachments.obstacle) return reply.setProblem(t(`attach.${attachments.obstacle}`))
    void reply.act(async () => {
      const input = { id, text: draft.text, attachment_upload_ids: attachments.uploadIds }
      const keyed = { ...input, idempotency_key: keyFor(input) }
      await api(replyToTicket, keyed, { showsFields: true })
      clear()
      attachments.clear()
    })
  }

  const close = () =>
    closing.act(async () => {
      await api(closeTicket, { id })
      toast({ tone: 'river', title: t('close.done', { days: reopenDays }) })
    })

  return (
    <form
      noValidate
      onSubmit={send}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t-2 border-ink pt-5"
    >
      <AttachmentsField attachments={attachments}>
        <MessageField
          label={t('reply.label')}
          hint={t('reply.hint')}
          error={reply.problem}
          value={draft.text}
          onChange={text => {
            reply.setProblem(undefined)
            change({ text })
          }}
        />
      </AttachmentsField>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="main" loading={reply.isBusy}>
          {t('reply.send')}
        </Button>
        {can.close && (
          <Button loading={closing.isBusy} onClick={() => void close()}>
            {t('close.do')}
          </Button>
        )}
      </div>
    </form>
  )
}
