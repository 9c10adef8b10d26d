import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { removeBankAccount } from '#contract/payouts/bank-account-calls'
import { withdrawalWaitHours } from '#contract/payouts/payout-rules'
import { fieldProblem } from '../../../../features/forms/field-problem'
import { useFormSending } from '../../../../features/forms/use-form-sending'
import { CodeField } from '../../../../features/sms-codes/code-field'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { useToast } from '../../../../ui/toast'
import { endOf } from '../account/end-of'
import { type BoundAccount, type Holder, refreshPayouts } from '../payout-queries'

type RemoveDialogProps = { account: BoundAccount; holder: Holder | null; onClose: () => void }

export function RemoveDialog({ account, holder, onClose }: RemoveDialogProps) {
  const t = useWords('payouts')
  const shell = useWords('shell')
  const toast = useToast()
  const formId = useId()
  const form = useForm({ defaultValues: { sms_code: '' } })
  const { register, formState } = form
  const submit = useFormSending(form, async input => {
    const { msg } = await api(removeBankAccount, input, { showsFields: true })
    toast({ title: msg })
    onClose()
    await refreshPayouts()
  })
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      closeLabel={t('close')}
      title={t('remove.title', { digits: endOf(account) })}
      description={t('remove.text', { hours: withdrawalWaitHours })}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="danger" loading={formState.isSubmitting}>
            {t('remove.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {holder?.kind === 'guardian' && (
          <p className="text-sm text-soft">{t('form.guardian', { mobile: holder.mobile_masked })}</p>
        )}
        <CodeField
          purpose="bank"
          registration={register('sms_code', { required: true, pattern: /^\d{6}$/ })}
          error={fieldProblem(formState.errors.sms_code, shell('code.missing'))}
        />
      </form>
    </Dialog>
  )
}
