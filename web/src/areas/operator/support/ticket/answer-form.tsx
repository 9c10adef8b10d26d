import { type FormEvent, useRef, useState } from 'react'
import { answerTicket, noteOnTicket, uploadDeskFile } from '#contract/support/desk-calls'
import { textLength } from '#contract/support/ticket'
import { AttachmentsField } from '../../../../features/support/files/attachments-field'
import { type SendFile, useAttachments } from '../../../../features/support/files/use-attachments'
import { useTicketDraft } from '../../../../features/support/use-ticket-draft'
import { api, apiWithFile } from '../../../../lib/api'
import { isRefusal } from '../../../../lib/is-refusal'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Field } from '../../../../ui/field'
import { Notice } from '../../../../ui/notice'
import { Segmented } from '../../../../ui/segmented'
import { TextArea } from '../../../../ui/text-area'
import { useToast } from '../../../../ui/toast'
import { type DeskReply, type DeskTicket, refreshDesk } from '../desk-queries'
import { CannedPicker } from './canned-picker'

type AnswerFormProps = { ticket: DeskTicket; replies: readonly DeskReply[] }

const empty = { text: '' }
const isEmpty = ({ text }: typeof empty) => text.trim() === ''
const sendFile: SendFile = async (file, options) =>
  (await apiWithFile(uploadDeskFile, {}, file, options)).data
/** A place in braces that a canned answer left open. */
const openPlace = /\{\w+\}/

/** An answer to the member, or a note for colleagues. What is written stays until it has arrived. */
export function AnswerForm({ ticket, replies }: AnswerFormProps) {
  const t = useWords('support-desk')
  const tickets = useWords('support')
  const toast = useToast()
  const [kind, setKind] = useState<'answer' | 'note'>(ticket.can.answer ? 'answer' : 'note')
  const { draft, change, keyFor, clear } = useTicketDraft(`desk ${ticket.id}`, empty, isEmpty)
  const attachments = useAttachments(sendFile)
  const [sending, setSending] = useState<'send' | 'close'>()
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const isNote = kind === 'note' || !ticket.can.answer
  const lastSeen = replies.findLast(({ internal }) => !internal)?.id ?? 1

  async function send(close: boolean) {
    const { text } = draft
    setSending(close ? 'close' : 'send')
    setProblem(undefined)
    try {
      const { id } = ticket
      if (isNote) {
        const note = { id, text }
        await api(noteOnTicket, { ...note, idempotency_key: keyFor(note) }, { shows: () => true })
      } else {
        const answer = { id, text, attachment_upload_ids: attachments.uploadIds, close }
        const keyed = { ...answer, last_seen_reply: lastSeen, idempotency_key: keyFor(answer) }
        await api(answerTicket, keyed, { shows: () => true })
      }
      clear()
      attachments.clear()
      toast({
        title: t(isNote ? 'answer.noted' : close ? 'answer.sentClosed' : 'answer.sent'),
        tone: 'river',
      })
    } catch (error) {
      // The member wrote meanwhile, or it was closed: the text stays, the thread below is refreshed.
      setProblem(error instanceof Error && error.message ? error.message : t('answer.failed'))
      if (!isRefusal(error, 'conflict')) field.current?.focus()
    } finally {
      setSending(undefined)
      await refreshDesk()
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    const wrong = objection()
    if (wrong) {
      setProblem(wrong)
      field.current?.focus()
      return
    }
    void send(false)
  }

  function objection(): string | undefined {
    if (isEmpty(draft)) return tickets('reply.missing')
    if (!isNote && openPlace.test(draft.text)) {
      return t('answer.openPlaces', { places: (draft.text.match(/\{\w+\}/g) ?? []).join(' ') })
    }
    if (!isNote && attachments.obstacle) return tickets(`attach.${attachments.obstacle}`)
    return undefined
  }

  const input = (
    <Field label={t(isNote ? 'answer.note' : 'answer.label')} error={problem}>
      <TextArea
        ref={field}
        rows={6}
        value={draft.text}
        maxLength={textLength.max}
        placeholder={t(isNote ? 'answer.noteHint' : 'answer.hint')}
        onChange={event => change({ text: event.target.value })}
        className={isNote ? 'border-dashed border-amber bg-amber-wash' : undefined}
      />
    </Field>
  )
  return (
    <form onSubmit={submit} className="grid gap-4 border-t-2 border-ink pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {ticket.can.answer && (
          <Segmented
            label={t('answer.kind')}
            value={kind}
            onChange={setKind}
            segments={[
              { value: 'answer', label: t('answer.answer') },
              { value: 'note', label: t('answer.note') },
            ]}
          />
        )}
        {!isNote && (
          <CannedPicker ticket={ticket} onPick={text => change({ text: joined(draft.text, text) })} />
        )}
      </div>
      {ticket.from.member_id === null && !isNote && <Notice title={t('answer.toGuest')} />}
      {isNote ? input : <AttachmentsField attachments={attachments}>{input}</AttachmentsField>}
      <div className="flex flex-wrap justify-end gap-3">
        {!isNote && (
          <Button
            loading={sending === 'close'}
            disabled={sending === 'send'}
            onClick={() => {
              const wrong = objection()
              if (wrong) setProblem(wrong)
              else void send(true)
            }}
          >
            {t('answer.sendClose')}
          </Button>
        )}
        <Button type="submit" variant="main" loading={sending === 'send'} disabled={sending === 'close'}>
          {t(isNote ? 'answer.saveNote' : 'answer.send')}
        </Button>
      </div>
    </form>
  )
}

function joined(before: string, added: string): string {
  return before.trim() === '' ? added : `${before.trimEnd()}\n\n${added}`
}
