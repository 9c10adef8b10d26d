import { type FormEvent, useState } from 'react'
import { mobilePattern } from '#contract/mobile-pattern'
import { changeStaff } from '#contract/staff/management-calls'
import { MobileInput } from '../../../features/forms/mobile-input'
import { tidyMobile } from '../../../features/forms/tidied'
import { api } from '../../../lib/api'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { Field } from '../../../ui/field'
import { TextInput } from '../../../ui/text-input'
import { useToast } from '../../../ui/toast'
import { RoleFields } from './role-fields'
import { type Colleague, refreshStaff } from './staff-list-queries'

const formId = 'change-staff'

export function ChangeDialog({ colleague, onDone }: { colleague: Colleague; onDone: () => void }) {
  const t = useWords('staff')
  const toast = useToast()
  const [name, setName] = useState(colleague.name)
  const [roles, setRoles] = useState(colleague.roles)
  const [ownMobile, setOwnMobile] = useState(colleague.own_mobile ?? '')
  const [isSending, setIsSending] = useState(false)
  const isNameless = name.trim() === ''
  const isNoMobile = ownMobile !== '' && !mobilePattern.test(ownMobile)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isNameless || isNoMobile || roles.length === 0 || isSending) return
    setIsSending(true)
    try {
      const { msg } = await api(changeStaff, {
        id: colleague.id,
        name,
        ...(!colleague.is_me && { roles, own_mobile: ownMobile || null }),
      })
      toast({ title: msg, tone: 'river' })
      onDone()
    } catch {
      // The problem has been shown; what was chosen stays.
      setIsSending(false)
    } finally {
      await refreshStaff()
    }
  }

  return (
    <Dialog
      open
      onOpenChange={open => !open && onDone()}
      title={t('change.title', { name: colleague.name })}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button onClick={onDone}>{t('dialog.cancel')}</Button>
          <Button type="submit" form={formId} variant="main" loading={isSending}>
            {t('change.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-5">
        <Field label={t('change.name')} error={isNameless ? t('change.nameMissing') : undefined}>
          <TextInput value={name} maxLength={60} onChange={event => setName(event.target.value)} />
        </Field>
        <RoleFields
          value={roles}
          onChange={setRoles}
          disabled={colleague.is_me}
          hint={colleague.is_me ? t('change.ownRoles') : undefined}
          error={roles.length === 0 ? t('change.rolesMissing') : undefined}
        />
        {!colleague.is_me && (
          <Field
            label={t('change.ownMobile')}
            hint={t('change.ownMobileHint')}
            error={isNoMobile ? t('change.ownMobileWrong') : undefined}
          >
            <MobileInput
              typed={ownMobile}
              value={ownMobile}
              onChange={event => setOwnMobile(tidyMobile(event.target.value))}
            />
          </Field>
        )}
      </form>
    </Dialog>
  )
}
