import { zodResolver } from '@hookform/resolvers/zod'
import { type FieldError, useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { z } from 'zod'
import { login } from '#contract/identity/calls'
import { mobile } from '#contract/wire'
import { solveCaptcha } from '../../features/account/solve-captcha'
import { api } from '../../lib/api'
import { CallRefused } from '../../lib/api-client'
import { memberHome } from '../../lib/guard'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { Field } from '../../ui/field'
import { PageHeader } from '../../ui/page-header'
import { PasswordInput } from '../../ui/password-input'
import { TextInput } from '../../ui/text-input'

const form = z.object({ mobile, password: z.string().min(1), remember: z.boolean() })

export default function Login() {
  const t = useWords('passport')
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(form),
    defaultValues: { mobile: '', password: '', remember: true },
    mode: 'onTouched',
  })

  async function submit(values: z.infer<typeof form>) {
    try {
      const captcha = await solveCaptcha()
      await api(login, { ...values, captcha }, { showsFields: true })
      // A whole new document: nothing of the guest's page stays behind.
      location.assign(memberHome)
      await new Promise(() => {})
    } catch (error) {
      if (!(error instanceof CallRefused)) return
      for (const { field, message } of error.fields) setError(field as 'mobile', { type: 'server', message })
    }
  }

  const { errors, isSubmitting } = formState
  return (
    <>
      <PageHeader title={t('login.title')} lead={t('login.lead')} />
      <form onSubmit={handleSubmit(submit)} noValidate className="mt-8 grid gap-5">
        <Field label={t('login.mobile')} error={problem(errors.mobile, t('login.mobileWrong'))} required>
          <TextInput type="tel" inputMode="numeric" autoComplete="username" {...register('mobile')} />
        </Field>
        <Field
          label={t('login.password')}
          error={problem(errors.password, t('login.passwordMissing'))}
          required
        >
          <PasswordInput
            autoComplete="current-password"
            showLabel={t('login.show')}
            hideLabel={t('login.hide')}
            {...register('password')}
          />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox {...register('remember')}>{t('login.remember')}</Checkbox>
          <Link
            to={links.recover}
            className="inline-flex min-h-11 items-center text-river underline-offset-4 hover:underline"
          >
            {t('login.forgot')}
          </Link>
        </div>
        <Button type="submit" variant="ink" size="large" block loading={isSubmitting}>
          {t('login.submit')}
        </Button>
        <p className="text-sm text-soft">{t('login.captcha')}</p>
        <Link to={links.register} className="font-semibold text-river underline-offset-4 hover:underline">
          {t('login.register')}
        </Link>
      </form>
    </>
  )
}

/** The server's own sentence where it has one, else ours. */
function problem(error: FieldError | undefined, ours: string) {
  return error && (error.type === 'server' ? error.message : ours)
}
