import { type FormEvent, useState } from 'react'
import type { OutputOf, StaffRole } from '#contract/call'
import { invitationDays, inviteStaff } from '#contract/staff/management-calls'
import { api } from '../../../lib/api'
import { formatMoment } from '../../../lib/format'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { Field } from '../../../ui/field'
import { TextInput } from '../../../ui/text-input'
import { CopyButton } from '../door/copy-button'
import { RoleFields } from './role-fields'
import { refreshStaff } from './staff-list-queries'

const formId = 'invite-staff'

/** First for whom and as what, then the link: it is shown this once. */
export function InviteDialog({ onDone }: { onDone: () => void }) {
  const t = useWords('staff')
  const [note, setNote] = useState('')
  const [roles, setRoles] = useState<StaffRole[]>([])
  const [isTried, setIsTried] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [made, setMade] = useState<OutputOf<typeof inviteStaff>>()
  const isNameless = note.trim() === ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (isNameless || roles.length === 0 || isSending) return
    setIsSending(true)
    try {
      setMade((await api(inviteStaff, { note, roles })).data)
    } catch {
      // The problem has been shown; what was written stays.
    } finally {
      setIsSending(false)
      await refreshStaff()
    }
  }

  if (made) return <MadeLink made={made} onDone={onDone} />
  return (
    <Dialog
      open
      onOpenChange={open => !open && onDone()}
      title={t('invite.title')}
      description={t('invite.text', { days: invitationDays })}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button onClick={onDone}>{t('dialog.cancel')}</Button>
          <Button type="submit" form={formId} variant="main" loading={isSending}>
            {t('invite.make')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-5">
        <Field
          label={t('invite.note')}
          hint={t('invite.noteHint')}
          error={isTried && isNameless ? t('invite.noteMissing') : undefined}
          required
        >
          <TextInput value={note} maxLength={60} onChange={event => setNote(event.target.value)} />
        </Field>
        <RoleFields
          value={roles}
          onChange={setRoles}
          error={isTried && roles.length === 0 ? t('change.rolesMissing') : undefined}
        />
      </form>
    </Dialog>
  )
}

function MadeLink({ made, onDone }: { made: OutputOf<typeof inviteStaff>; onDone: () => void }) {
  const t = useWords('staff')
  const link = new URL(made.link, window.location.origin).href
  return (
    <Dialog
      open
      onOpenChange={open => !open && onDone()}
      title={t('made.title')}
      description={
        made.expires_at === null ? t('made.waits') : t('made.text', { at: formatMoment(made.expires_at) })
      }
      closeLabel={t('dialog.close')}
      actions={
        <>
          <CopyButton text={link} label={t('made.copy')} />
          <Button variant="main" onClick={onDone}>
            {t('made.done')}
          </Button>
        </>
      }
    >
      <Field label={t('made.title')} hideLabel>
        <TextInput
          readOnly
          data-first
          className="num"
          value={link}
          onFocus={event => event.target.select()}
        />
      </Field>
    </Dialog>
  )
}
