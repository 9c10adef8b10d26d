import { reopenDays } from '#contract/support/ticket-state'
import { useAttachments } from '../../../../features/support/files/use-attachments'
import { useRole } from '../../../../features/works/use-role'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { ButtonLink } from '../../../../ui/button-link'
import { Notice } from '../../../../ui/notice'
import { sendAttachment } from '../send-attachment'
import type { TicketDetail } from '../ticket-queries'
import { ReopenForm } from './reopen-form'
import { useReplyDraft } from './reply-draft'
import { ReplyForm } from './reply-form'

/** What can be said at the end. The draft is one: who is typing when support closes it goes on with the same words. */
export function TicketTail({ ticket }: { ticket: TicketDetail }) {
  const t = useWords('support')
  const role = useRole()
  const kept = useReplyDraft(ticket.id)
  const attachments = useAttachments(sendAttachment, kept.draft.files, files => kept.change({ files }))
  const { can, about, merged_into } = ticket
  if (can.reply) return <ReplyForm {...{ ticket, kept, attachments }} />
  if (can.reopen) return <ReopenForm {...{ ticket, kept }} />
  if (role === 'reader') return <p className="text-sm text-soft">{t('detail.readerText')}</p>
  if (merged_into !== null) return null
  return (
    <Notice
      title={t('reopen.over')}
      action={
        <ButtonLink to={links.newTicket({ about })} variant="ink" size="small">
          {t('list.new')}
        </ButtonLink>
      }
    >
      {t('reopen.overText', { days: reopenDays })}
    </Notice>
  )
}
