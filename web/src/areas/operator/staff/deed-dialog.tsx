import { useState } from 'react'
import { changeStaff, endStaffSessions, resetSecondFactor } from '#contract/staff/management-calls'
import { api } from '../../../lib/api'
import { useWords } from '../../../lib/words'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { useToast } from '../../../ui/toast'
import { forgetStaff } from '../staff-queries'
import { type Colleague, refreshStaff } from './staff-list-queries'

export type Deed = 'suspend' | 'restore' | 'reset' | 'end'

function send(deed: Deed, id: number) {
  if (deed === 'reset') return api(resetSecondFactor, { id })
  if (deed === 'end') return api(endStaffSessions, { id })
  return api(changeStaff, { id, state: deed === 'suspend' ? 'suspended' : 'active' })
}

type DeedDialogProps = { colleague: Colleague; deed: Deed; onDone: () => void }

/** A question before somebody's access changes. */
export function DeedDialog({ colleague, deed, onDone }: DeedDialogProps) {
  const t = useWords('staff')
  const toast = useToast()
  const [isSending, setIsSending] = useState(false)

  async function confirm() {
    setIsSending(true)
    try {
      const { msg } = await send(deed, colleague.id)
      toast({ title: msg, tone: 'river' })
      // Whoever has logged themselves out stands at the door.
      if (deed === 'end' && colleague.is_me) return forgetStaff()
    } catch {
      // The problem has been shown.
    }
    onDone()
    await refreshStaff()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && onDone()}
      title={t(`${deed}.title`, { name: colleague.name })}
      confirmLabel={t(`menu.${deed}`)}
      cancelLabel={t('dialog.cancel')}
      danger={deed !== 'restore'}
      busy={isSending}
      onConfirm={() => void confirm()}
    >
      {t(`${deed}.text`)}
    </ConfirmDialog>
  )
}
