import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router'
import { z } from 'zod'
import { register as registerCall } from '#contract/identity/registration-calls'
import { mobile, password, smsCode } from '#contract/wire'
import { solveCaptcha } from '../../features/account/solve-captcha'
import { fieldProblem } from '../../features/forms/field-problem'
import { useFormSending } from '../../features/forms/use-form-sending'
import { CodeField } from '../../features/sms-codes/code-field'
import { api } from '../../lib/api'
import { memberHome } from '../../lib/guard'
import { isRefusal } from '../../lib/is-refusal'
import { links } from '../../lib/links'
import { nextAddress } from '../../lib/next-address'
import { useWords } from '../../lib/words'
import { Button } from '../../ui/button'
import { PageHeader } from '../../ui/page-header'
import { AgreementField } from './agreement-field'
import { mobileKey, useKeptValues } from './kept-values'
import { leaveFor } from './leave-for'
import { MobileField } from './mobile-field'
import { NewPasswordField } from './new-password-field'
import { OtherForm } from './other-form'
import { TurnTo } from './turn-to'

const values = z.object({ mobile, sms_code: smsCode, password, agreed: z.boolean().refine(Boolean) })

export default function Register() {
  const t = useWords('passport')
  const shell = useWords('shell')
  // Whoever comes for a company goes on to its page.
  const isCompany = nextAddress(useLocation().search) === links.company
  const [taken, setTaken] = useState<string>()
  const form = useForm({
    resolver: zodResolver(values),
    defaultValues: { mobile: '', sms_code: '', password: '', agreed: false },
    mode: 'onTouched',
  })
  useKeptValues(form, { mobile: mobileKey, agreed: 'register.agreed' })
  const [typedMobile, typedPassword] = form.watch(['mobile', 'password'])
  const isTaken = (error: unknown) => isRefusal(error, 'alreadyRegistered')

  const submit = useFormSending(form, async input => {
    setTaken(undefined)
    try {
      const captcha = await solveCaptcha()
      await api(registerCall, { ...input, agreed: true, captcha }, { showsFields: true, shows: isTaken })
    } catch (error) {
      if (!isTaken(error)) throw error
      return setTaken(input.mobile)
    }
    await leaveFor(nextAddress(location.search) ?? memberHome)
  })

  const { register, formState, trigger } = form
  const { errors, isSubmitting } = formState
  return (
    <>
      <PageHeader
        title={t('register.title')}
        lead={t(isCompany ? 'register.companyLead' : 'register.lead')}
      />
      <form onSubmit={submit} noValidate className="mt-6 grid gap-5">
        <MobileField registration={register('mobile')} typed={typedMobile} error={errors.mobile} />
        <CodeField
          purpose="register"
          mobile={typedMobile}
          checkMobile={() => trigger('mobile', { shouldFocus: true })}
          registration={register('sms_code')}
          error={fieldProblem(errors.sms_code, shell('code.missing'))}
        />
        {taken === typedMobile && (
          <TurnTo
            title={t('register.taken.title', { mobile: taken })}
            to={links.login}
            action={t('register.taken.action')}
          >
            {t('register.taken.text')}
          </TurnTo>
        )}
        <NewPasswordField
          registration={register('password')}
          error={errors.password}
          typed={typedPassword}
          label={t('password.choose')}
        />
        <AgreementField registration={register('agreed')} error={errors.agreed} />
        <Button type="submit" variant="ink" size="large" block loading={isSubmitting}>
          {t('register.submit')}
        </Button>
        {!isCompany && <OtherForm to={links.registerCompany}>{t('register.company')}</OtherForm>}
        <OtherForm to={links.registerMinor}>{t('register.minor')}</OtherForm>
      </form>
    </>
  )
}
