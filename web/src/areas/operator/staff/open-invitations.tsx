import { useState } from 'react'
import { withdrawStaffInvitation } from '#contract/staff/management-calls'
import { api } from '../../../lib/api'
import { formatMoment } from '../../../lib/format'
import { useWords } from '../../../lib/words'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { useToast } from '../../../ui/toast'
import { type OpenInvitation, refreshStaff } from './staff-list-queries'

export function OpenInvitations({ invitations }: { invitations: OpenInvitation[] }) {
  const t = useWords('staff')
  const operator = useWords('operator')
  const toast = useToast()
  const [asked, setAsked] = useState<OpenInvitation>()
  const [isSending, setIsSending] = useState(false)
  const nameOf = ({ note }: OpenInvitation) => note || t('open.unnamed')

  async function withdraw(id: number) {
    setIsSending(true)
    try {
      const { msg } = await api(withdrawStaffInvitation, { id })
      toast({ title: msg, tone: 'river' })
    } catch {
      // The problem has been shown.
    } finally {
      setIsSending(false)
      setAsked(undefined)
      await refreshStaff()
    }
  }

  if (invitations.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="text-lg">{t('open.title')}</h2>
      <ul className="mt-2 border-t border-line">
        {invitations.map(invitation => (
          <li
            key={invitation.id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3"
          >
            <div className="min-w-0">
              <p className="[overflow-wrap:anywhere]">{nameOf(invitation)}</p>
              <p className="mt-1 flex flex-wrap gap-1.5">
                {invitation.roles.map(role => (
                  <Badge key={role} dot={false}>
                    {operator(`role.${role}`)}
                  </Badge>
                ))}
              </p>
              <p className="num mt-1 text-sm text-soft">
                {invitation.invited_by === ''
                  ? t('open.bySystem', { at: formatMoment(invitation.expires_at) })
                  : t('open.by', { name: invitation.invited_by, at: formatMoment(invitation.expires_at) })}
              </p>
            </div>
            <Button
              size="small"
              aria-label={t('open.withdrawNamed', { note: nameOf(invitation) })}
              onClick={() => setAsked(invitation)}
            >
              {t('open.withdraw')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={open => !open && setAsked(undefined)}
        title={t('open.withdrawTitle', { note: asked ? nameOf(asked) : '' })}
        confirmLabel={t('open.withdraw')}
        cancelLabel={t('dialog.cancel')}
        danger
        busy={isSending}
        onConfirm={() => asked && void withdraw(asked.id)}
      >
        {t('open.withdrawText')}
      </ConfirmDialog>
    </section>
  )
}
