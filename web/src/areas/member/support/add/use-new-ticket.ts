import { useState } from 'react'
import { useNavigate } from 'react-router'
import { createTicket } from '#contract/support/calls'
import { type QuestionType, subjectLength, textLength } from '#contract/support/ticket'
import { recallStanding } from '../../../../features/account/standing'
import { useOnce } from '../../../../features/forms/use-once'
import { type KeptFile, useAttachments } from '../../../../features/support/files/use-attachments'
import { useTicketDraft } from '../../../../features/support/use-ticket-draft'
import { api } from '../../../../lib/api'
import { CallRefused } from '../../../../lib/api-client'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { useToast } from '../../../../ui/toast'
import { sendAttachment } from '../send-attachment'
import { refreshTickets } from '../ticket-queries'
import { subjectProblem, textProblem } from '../written-text'
import type { About } from './about'

export interface NewTicketDraft {
  category: QuestionType | ''
  subject: string
  text: string
  about: About | null
  files: KeptFile[]
}

type Problems = Partial<Record<keyof NewTicketDraft, string>>

const isNothing = ({ category, subject, text, files }: NewTicketDraft) =>
  (category === '' || category === 'bills') &&
  subject.trim() === '' &&
  text.trim() === '' &&
  files.length === 0

/** Drafts belong to the account they were written for. */
function placeOf(about: About | null): string {
  const standing = recallStanding()
  const account = standing?.kind === 'acting' ? standing.company : ''
  return ['new', account, about && `${about.kind} ${about.id}`].filter(Boolean).join(' ')
}

/** A work order that is being written: kept, checked as the server checks it, and sent once. */
export function useNewTicket(about: About | null) {
  const t = useWords('support')
  const toast = useToast()
  const navigate = useNavigate()
  const [once, isBusy] = useOnce()
  const [problems, setProblems] = useState<Problems>({})
  const [empty] = useState<NewTicketDraft>({
    category: about?.kind === 'bill' ? 'bills' : '',
    subject: '',
    text: '',
    about,
    files: [],
  })
  const [place] = useState(() => placeOf(about))
  const { draft, change, keyFor, clear } = useTicketDraft(place, empty, isNothing)
  const attachments = useAttachments(sendAttachment, draft.files, files => change({ files }))

  function edit(changes: Partial<NewTicketDraft>) {
    change(changes)
    setProblems(before => {
      const rest = { ...before }
      for (const name of Object.keys(changes)) delete rest[name as keyof NewTicketDraft]
      return rest
    })
  }

  function check(): Problems {
    const subject = subjectProblem(draft.subject)
    const text = textProblem(draft.text)
    return {
      ...(draft.category === '' && { category: t('add.categoryMissing') }),
      ...(subject === 'missing' && { subject: t('add.subjectShort', { min: subjectLength.min }) }),
      ...(subject === 'long' && { subject: t('add.subjectLong', { max: subjectLength.max }) }),
      ...(text === 'missing' && { text: t('add.textMissing') }),
      ...(text === 'long' && { text: t('add.textLong', { max: textLength.max }) }),
      ...(attachments.obstacle && { files: t(`attach.${attachments.obstacle}`) }),
    }
  }

  async function send() {
    const { category, subject, text, about: chosen } = draft
    const found = check()
    setProblems(found)
    if (category === '' || Object.keys(found).length > 0) return
    await once(async () => {
      try {
        const input = {
          category,
          subject,
          text,
          attachment_upload_ids: attachments.uploadIds,
          about: chosen ?? undefined,
        }
        const keyed = { ...input, idempotency_key: keyFor(input) }
        const { data, msg } = await api(createTicket, keyed, { showsFields: true })
        clear()
        void refreshTickets()
        if (msg) toast({ tone: 'river', title: msg })
        await navigate(links.ticket(data.id), { replace: true })
      } catch (error) {
        if (error instanceof CallRefused) setProblems(problemsOf(error))
        throw error
      }
    })
  }

  return { draft, edit, attachments, problems, send, isBusy }
}

/** `attachment_upload_ids.0` is said at the files. */
function problemsOf({ fields }: CallRefused): Problems {
  const nameOf = (field: string) =>
    field.startsWith('attachment_upload_ids') ? 'files' : field.split('.')[0]
  return Object.fromEntries(fields.map(({ field, message }) => [nameOf(field), message]))
}
