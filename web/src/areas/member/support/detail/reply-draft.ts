import type { KeptFile } from '../../../../features/support/files/use-attachments'
import { useTicketDraft } from '../../../../features/support/use-ticket-draft'

interface ReplyDraft {
  text: string
  files: KeptFile[]
}

const nothing: ReplyDraft = { text: '', files: [] }
const isNothing = ({ text, files }: ReplyDraft) => text.trim() === '' && files.length === 0

export function useReplyDraft(ticketId: number) {
  return useTicketDraft(`reply ${ticketId}`, nothing, isNothing)
}

export type KeptReply = ReturnType<typeof useReplyDraft>
