import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { resetPassword } from '#contract/identity/calls'
import { mobile, password, smsCode } from '#contract/wire'
import { solveCaptcha } from '../../features/account/solve-captcha'
import { fieldProblem } from '../../features/forms/field-problem'
import { useFormSending } from '../../features/forms/use-form-sending'
import { CodeField } from '../../features/sms-codes/code-field'
import { api } from '../../lib/api'
import { keepFarewell } from '../../lib/farewell'
import { isRefusal } from '../../lib/is-refusal'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { Button } from '../../ui/button'
import { PageHeader } from '../../ui/page-header'
import { mobileKey, useKeptValues } from './kept-values'
import { MobileField } from './mobile-field'
import { NewPasswordField } from './new-password-field'
import { UnknownNumber } from './unknown-number'
import { useWithNext } from './use-with-next'

const values = z.object({ mobile, sms_code: smsCode, new_password: password })

export default function Recover() {
  const t = useWords('passport')
  const shell = useWords('shell')
  const navigate = useNavigate()
  const withNext = useWithNext()
  const [unknown, setUnknown] = useState<string>()
  const form = useForm({
    resolver: zodResolver(values),
    defaultValues: { mobile: '', sms_code: '', new_password: '' },
    mode: 'onTouched',
  })
  useKeptValues(form, { mobile: mobileKey })
  const [typedMobile, typedPassword] = form.watch(['mobile', 'new_password'])
  const isUnknown = (error: unknown) => isRefusal(error, 'noSuchAccount')

  const submit = useFormSending(form, async input => {
    setUnknown(undefined)
    try {
      const captcha = await solveCaptcha()
      await api(resetPassword, { ...input, captcha }, { showsFields: true, shows: isUnknown })
    } catch (error) {
      if (!isUnknown(error)) throw error
      return setUnknown(input.mobile)
    }
    keepFarewell(t('recover.done'))
    await navigate(withNext(links.login))
  })

  const { register, formState, trigger } = form
  const { errors, isSubmitting } = formState
  return (
    <>
      <PageHeader title={t('recover.title')} lead={t('recover.lead')} />
      <form onSubmit={submit} noValidate className="mt-6 grid gap-5">
        <MobileField registration={register('mobile')} typed={typedMobile} error={errors.mobile} />
        <CodeField
          purpose="recover"
          mobile={typedMobile}
          checkMobile={() => trigger('mobile', { shouldFocus: true })}
          registration={register('sms_code')}
          error={fieldProblem(errors.sms_code, shell('code.missing'))}
        />
        {unknown === typedMobile && <UnknownNumber mobile={unknown} />}
        <NewPasswordField
          registration={register('new_password')}
          error={errors.new_password}
          typed={typedPassword}
          label={t('password.new')}
        />
        <Button type="submit" variant="ink" size="large" block loading={isSubmitting}>
          {t('recover.submit')}
        </Button>
      </form>
    </>
  )
}
