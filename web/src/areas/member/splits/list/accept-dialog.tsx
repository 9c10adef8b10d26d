import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { acceptSplit } from '#contract/income/split-calls'
import { fieldProblem } from '../../../../features/forms/field-problem'
import { useFormSending } from '../../../../features/forms/use-form-sending'
import { CodeField } from '../../../../features/sms-codes/code-field'
import { api } from '../../../../lib/api'
import { isRefusal } from '../../../../lib/is-refusal'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { useToast } from '../../../../ui/toast'
import { type Invitation, type Invitations, refreshSplits } from '../split-queries'
import { useMonth } from '../use-month'

type AcceptDialogProps = { invitation: Invitation; signer: Invitations['signer']; onClose: () => void }

/** A part is accepted like an agreement is signed: with a code to the phone of who decides. */
export function AcceptDialog({ invitation, signer, onClose }: AcceptDialogProps) {
  const t = useWords('splits')
  const shell = useWords('shell')
  const monthName = useMonth()
  const toast = useToast()
  const formId = useId()
  const form = useForm({ defaultValues: { sms_code: '' } })
  const { register, formState } = form
  const { party_id, percent, track } = invitation
  const submit = useFormSending(form, async ({ sms_code }) => {
    try {
      const { data } = await api(acceptSplit, { party_id, sms_code }, { showsFields: true })
      toast({ tone: 'river', title: t(data.state === 'agreed' ? 'accept.agreed' : 'accept.done') })
    } catch (error) {
      // It ended meanwhile: the card goes, and the reason stands in the notice.
      if (!isRefusal(error, 'conflict', 'notFound')) throw error
    }
    onClose()
    await refreshSplits()
  })
  const said = { track: track.title, percent, month: monthName(invitation.from_month) }
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      closeLabel={t('close')}
      title={t('accept.title', said)}
      description={t(percent === '0.00' ? 'accept.leaveText' : 'accept.text', said)}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="main" loading={formState.isSubmitting}>
            {t('accept.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {signer?.kind === 'guardian' && (
          <p className="text-soft">{t('accept.guardian', { mobile: signer.mobile_masked })}</p>
        )}
        <CodeField
          purpose="sign"
          registration={register('sms_code', { required: true, pattern: /^\d{6}$/ })}
          error={fieldProblem(formState.errors.sms_code, shell('code.missing'))}
        />
      </form>
    </Dialog>
  )
}
