import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { withdrawConsent } from '#contract/identity/verification-calls'
import { queryClient } from '../../../../features/account/account-queries'
import { fieldProblem } from '../../../../features/forms/field-problem'
import { useFormSending } from '../../../../features/forms/use-form-sending'
import { CodeField } from '../../../../features/sms-codes/code-field'
import { api } from '../../../../lib/api'
import { keepFarewell } from '../../../../lib/farewell'
import { links } from '../../../../lib/links'
import { forgetSession } from '../../../../lib/session'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { Notice } from '../../../../ui/notice'

/** Only the guardian can: the code goes to the guardian's number. */
export function WithdrawConsent() {
  const t = useWords('member')
  const shell = useWords('shell')
  const [isOpen, setIsOpen] = useState(false)
  const form = useForm({ resolver: zodResolver(withdrawConsent.input), defaultValues: { sms_code: '' } })
  const { register, formState } = form
  const submit = useFormSending(form, async input => {
    const { msg } = await api(withdrawConsent, input, { showsFields: true })
    forgetSession()
    queryClient.clear()
    keepFarewell(msg)
    location.assign(links.home)
  })
  return (
    <Card
      id="consent"
      title={t('consent.title')}
      detail={t('consent.lead')}
      aside={!isOpen && <Button onClick={() => setIsOpen(true)}>{t('consent.open')}</Button>}
    >
      {isOpen && (
        <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Notice tone="accent" title={t('consent.warning')}>
            {t('consent.warningText')}
          </Notice>
          <div className="max-w-md">
            <CodeField
              purpose="withdraw_consent"
              registration={register('sms_code')}
              label={t('consent.code')}
              error={fieldProblem(formState.errors.sms_code, shell('code.missing'))}
            />
          </div>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="danger" loading={formState.isSubmitting}>
              {t('consent.submit')}
            </Button>
            <Button variant="quiet" onClick={() => setIsOpen(false)}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      )}
    </Card>
  )
}
