import { useState } from 'react'
import { useNavigate } from 'react-router'
import { mergeTickets } from '#contract/support/desk-calls'
import { api } from '../../../../lib/api'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { RadioGroup } from '../../../../ui/radio-group'
import { type DeskTicket, refreshDesk } from '../desk-queries'

type MergeDialogProps = { ticket: DeskTicket; open: boolean; onOpenChange: (open: boolean) => void }

/** Joins this one with another of the same member; it says what will happen before it does. */
export function MergeDialog({ ticket, open, onOpenChange }: MergeDialogProps) {
  const t = useWords('support-desk')
  const navigate = useNavigate()
  const others = (ticket.member?.tickets ?? []).filter(({ state }) => state !== 'closed')
  const [into, setInto] = useState('')
  const [isSending, setIsSending] = useState(false)

  async function merge() {
    setIsSending(true)
    try {
      await api(mergeTickets, { id: ticket.id, into: Number(into) })
      onOpenChange(false)
      await navigate(links.operatorTicket(Number(into)))
    } catch {
      // The problem has been shown.
    } finally {
      setIsSending(false)
      await refreshDesk()
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('merge.title')}
      description={t('merge.text', { number: ticket.number })}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('dialog.back')}</Button>
          <Button variant="main" disabled={into === ''} loading={isSending} onClick={() => void merge()}>
            {t('merge.do')}
          </Button>
        </>
      }
    >
      {others.length === 0 ? (
        <p className="text-soft">{t('merge.none')}</p>
      ) : (
        <RadioGroup
          label={t('merge.into')}
          value={into}
          onChange={setInto}
          options={others.map(({ id, number, subject }) => ({
            value: String(id),
            label: subject,
            detail: <span className="num">{number}</span>,
          }))}
        />
      )}
    </Dialog>
  )
}
