import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { assignTicket, closeDeskTicket } from '#contract/support/desk-calls'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { Field } from '../../../../ui/field'
import { Select } from '../../../../ui/select'
import { TextArea } from '../../../../ui/text-area'
import { useStaff } from '../../staff-queries'
import { type DeskTicket, deskStaffQuery, refreshDesk } from '../desk-queries'
import { MergeDialog } from './merge-dialog'

const nobody = 'nobody'

/** Who looks after it, and how it ends without an answer. */
export function TicketActions({ ticket }: { ticket: DeskTicket }) {
  const t = useWords('support-desk')
  const staff = useStaff()
  const { data: colleagues = [] } = useQuery(deskStaffQuery)
  const [isClosing, setIsClosing] = useState(false)
  const [isMerging, setIsMerging] = useState(false)

  async function assign(to: number | null) {
    await api(assignTicket, { id: ticket.id, to }).catch(() => {
      // The problem has been shown; what is true is asked for below.
    })
    await refreshDesk()
  }

  return (
    <section className="grid gap-3" aria-label={t('actions.label')}>
      <Field label={t('actions.assigned')}>
        <Select
          value={String(ticket.assigned_to?.id ?? nobody)}
          onChange={value => void assign(value === nobody ? null : Number(value))}
          options={[
            { value: nobody, label: t('actions.nobody') },
            ...colleagues.map(({ id, name, open }) => ({
              value: String(id),
              label: t('actions.colleague', { name, open }),
            })),
          ]}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        {ticket.assigned_to?.id !== staff.id && (
          <Button size="small" onClick={() => void assign(staff.id)}>
            {t('actions.toMe')}
          </Button>
        )}
        {ticket.can.merge && (ticket.member?.tickets.length ?? 0) > 0 && (
          <Button size="small" onClick={() => setIsMerging(true)}>
            {t('actions.merge')}
          </Button>
        )}
        {ticket.can.close && (
          <Button size="small" onClick={() => setIsClosing(true)}>
            {t('actions.close')}
          </Button>
        )}
      </div>
      <CloseDialog ticket={ticket} open={isClosing} onOpenChange={setIsClosing} />
      <MergeDialog ticket={ticket} open={isMerging} onOpenChange={setIsMerging} />
    </section>
  )
}

type CloseDialogProps = { ticket: DeskTicket; open: boolean; onOpenChange: (open: boolean) => void }

function CloseDialog({ ticket, open, onOpenChange }: CloseDialogProps) {
  const t = useWords('support-desk')
  const [note, setNote] = useState('')
  const [isSending, setIsSending] = useState(false)

  async function close() {
    setIsSending(true)
    try {
      await api(closeDeskTicket, { id: ticket.id, note })
      onOpenChange(false)
    } catch {
      // The problem has been shown; the note stays.
    } finally {
      setIsSending(false)
      await refreshDesk()
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={t('close.title')}
      description={t('close.text')}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('dialog.back')}</Button>
          <Button variant="main" loading={isSending} onClick={() => void close()}>
            {t('close.do')}
          </Button>
        </>
      }
    >
      <Field label={t('close.note')}>
        <TextArea rows={3} value={note} maxLength={1000} onChange={event => setNote(event.target.value)} />
      </Field>
    </Dialog>
  )
}
