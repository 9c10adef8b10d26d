import { useId } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { bindBankAccount } from '#contract/payouts/bank-account-calls'
import { withdrawalWaitHours } from '#contract/payouts/payout-rules'
import { useFormSending } from '../../../../features/forms/use-form-sending'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { useToast } from '../../../../ui/toast'
import { endOf } from '../account/end-of'
import { type BoundAccount, type Holder, refreshPayouts } from '../payout-queries'
import { AccountFields } from './account-fields'
import { type AccountValues, toSend } from './account-values'
import { useIssuer } from './use-issuer'

type BindDialogProps = { holder: Holder; before: BoundAccount | null; onClose: () => void }

/** A first account or another one instead, with a code to the phone of whoever decides. */
export function BindDialog({ holder, before, onClose }: BindDialogProps) {
  const t = useWords('payouts')
  const toast = useToast()
  const formId = useId()
  const kind = holder.kind === 'company' ? 'company' : 'card'
  const form = useForm<AccountValues>({
    mode: 'onTouched',
    defaultValues: {
      ...{ holder: holder.name, number: '', bank_code: '', bank_name: '' },
      ...{ branch: '', cnaps: '', sms_code: '' },
    },
  })
  const issuer = useIssuer(useWatch({ control: form.control, name: 'number' }), kind === 'card')
  const submit = useFormSending(form, async values => {
    const { msg } = await api(bindBankAccount, toSend(kind, values, issuer?.code), { showsFields: true })
    toast({ tone: 'river', title: msg })
    onClose()
    await refreshPayouts()
  })
  const hours = withdrawalWaitHours
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeLabel={t('close')}
      title={t(before ? 'form.replace' : 'form.bind')}
      description={
        before ? t('form.replaceText', { digits: endOf(before), hours }) : t('form.text', { hours })
      }
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="main" loading={form.formState.isSubmitting}>
            {t('form.submit')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} onSubmit={submit} noValidate>
          <AccountFields kind={kind} holder={holder} issuer={issuer} />
        </form>
      </FormProvider>
    </Dialog>
  )
}
