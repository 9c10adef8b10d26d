import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { changeMobile } from '#contract/identity/security-calls'
import { refreshAccount } from '../../../../features/account/account-queries'
import { fieldProblem } from '../../../../features/forms/field-problem'
import { useFormSending } from '../../../../features/forms/use-form-sending'
import { CodeField } from '../../../../features/sms-codes/code-field'
import { api } from '../../../../lib/api'
import { CallRefused } from '../../../../lib/api-client'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Steps } from '../../../../ui/steps'
import { useToast } from '../../../../ui/toast'
import { NewNumber } from './new-number'

/** Two steps: the old number says that it may go, the new one that it is there. Both codes are checked at the end. */
export function ChangeMobile({ onEnd }: { onEnd: () => void }) {
  const t = useWords('member')
  const shell = useWords('shell')
  const toast = useToast()
  const [step, setStep] = useState<1 | 2>(1)
  const form = useForm({
    resolver: zodResolver(changeMobile.input),
    defaultValues: { old_sms_code: '', new_mobile: '', new_sms_code: '' },
  })
  const { register, trigger, formState } = form
  const submit = useFormSending(form, async input => {
    try {
      const { msg } = await api(changeMobile, input, { showsFields: true })
      toast({ tone: 'river', title: msg })
      onEnd()
      await refreshAccount()
    } catch (error) {
      if (error instanceof CallRefused && error.fields[0]?.field === 'old_sms_code') setStep(1)
      throw error
    }
  })
  const next = async () => (await trigger('old_sms_code', { shouldFocus: true })) && setStep(2)

  return (
    <form
      onSubmit={event => {
        if (step === 2) return submit(event)
        event.preventDefault()
        void next()
      }}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      <Steps
        label={t('mobile.steps')}
        stateLabels={{
          done: t('state.done'),
          now: t('state.now'),
          next: t('state.next'),
          problem: t('state.problem'),
        }}
        steps={[
          { label: t('mobile.step1'), state: step === 1 ? 'now' : 'done', onSelect: () => setStep(1) },
          { label: t('mobile.step2'), state: step === 2 ? 'now' : 'next' },
        ]}
      />
      <div hidden={step !== 1} className="max-w-md">
        <CodeField
          purpose="change_mobile_from"
          registration={register('old_sms_code')}
          label={t('mobile.oldCode')}
          error={fieldProblem(formState.errors.old_sms_code, shell('code.missing'))}
        />
      </div>
      <div hidden={step !== 2} className="grid items-start gap-5 sm:grid-cols-2">
        <NewNumber form={form} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="ink" loading={formState.isSubmitting}>
          {t(step === 1 ? 'mobile.next' : 'mobile.submit')}
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
