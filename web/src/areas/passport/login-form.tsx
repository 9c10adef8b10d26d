import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { z } from 'zod'
import { login } from '#contract/identity/calls'
import { mobile, smsCode } from '#contract/wire'
import { solveCaptcha } from '../../features/account/solve-captcha'
import { fieldProblem } from '../../features/forms/field-problem'
import { useFormSending } from '../../features/forms/use-form-sending'
import { CodeField } from '../../features/sms-codes/code-field'
import { api } from '../../lib/api'
import { isRefusal } from '../../lib/is-refusal'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { Field } from '../../ui/field'
import { PasswordInput } from '../../ui/password-input'
import { Segmented } from '../../ui/segmented'
import { mobileKey, useKeptValues } from './kept-values'
import { MobileField } from './mobile-field'
import { UnknownNumber } from './unknown-number'
import { useWithNext } from './use-with-next'

const values = z.object({
  way: z.enum(['password', 'code']),
  mobile,
  password: z.string(),
  sms_code: z.string(),
  remember: z.boolean(),
})
const ways = {
  password: values.extend({ password: z.string().min(1) }),
  code: values.extend({ sms_code: smsCode }),
}

type LoginFormProps = {
  /** Whose session has ended: it is theirs that goes on. */
  mobile?: string
  onDone: () => Promise<void>
  /** Below the button. */
  children?: ReactNode
}

export function LoginForm({ mobile: known, onDone, children }: LoginFormProps) {
  const t = useWords('passport')
  const shell = useWords('shell')
  const withNext = useWithNext()
  const [unknown, setUnknown] = useState<string>()
  const form = useForm<z.infer<typeof values>>({
    resolver: (typed, ...rest) => zodResolver(ways[typed.way])(typed, ...rest),
    defaultValues: { way: 'password', mobile: known ?? '', password: '', sms_code: '', remember: true },
    mode: 'onTouched',
  })
  useKeptValues(form, {
    ...(known ? {} : { mobile: mobileKey }),
    way: 'login.way',
    remember: 'login.remember',
  })
  const [way, typedMobile] = form.watch(['way', 'mobile'])
  const isUnknown = (error: unknown) => isRefusal(error, 'noSuchAccount')

  const submit = useFormSending(form, async ({ way, password, sms_code, ...rest }) => {
    setUnknown(undefined)
    const proof = way === 'password' ? { password } : { sms_code }
    const input = { ...rest, ...proof, captcha: await solveCaptcha() }
    try {
      await api(login, input, { showsFields: true, shows: isUnknown })
    } catch (error) {
      if (!isUnknown(error)) throw error
      return setUnknown(rest.mobile)
    }
    await onDone()
  })

  const { register, formState, trigger } = form
  const { errors, isSubmitting } = formState
  return (
    <form onSubmit={submit} noValidate className="mt-6 grid gap-5">
      <Controller
        control={form.control}
        name="way"
        render={({ field }) => (
          <Segmented
            label={t('login.ways')}
            value={field.value}
            onChange={field.onChange}
            segments={[
              { value: 'password', label: t('login.byPassword') },
              { value: 'code', label: t('login.byCode') },
            ]}
            className="justify-self-start"
          />
        )}
      />
      <MobileField
        registration={register('mobile')}
        typed={typedMobile}
        error={errors.mobile}
        isFixed={known !== undefined}
      />
      {way === 'password' ? (
        <Field label={t('password')} error={fieldProblem(errors.password, t('password.missing'))} required>
          <PasswordInput
            autoComplete="current-password"
            showLabel={t('password.show')}
            hideLabel={t('password.hide')}
            {...register('password')}
          />
        </Field>
      ) : (
        <CodeField
          purpose="login"
          mobile={typedMobile}
          checkMobile={() => trigger('mobile', { shouldFocus: true })}
          registration={register('sms_code')}
          error={fieldProblem(errors.sms_code, shell('code.missing'))}
        />
      )}
      {unknown === typedMobile && <UnknownNumber mobile={unknown} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox {...register('remember')}>{t('login.remember')}</Checkbox>
        <Link
          to={withNext(links.recover)}
          className="inline-flex min-h-11 items-center text-river underline-offset-4 hover:underline"
        >
          {t('login.forgot')}
        </Link>
      </div>
      <Button type="submit" variant="ink" size="large" block loading={isSubmitting}>
        {t('login.submit')}
      </Button>
      <p className="text-sm text-soft">{t('captcha')}</p>
      {children}
    </form>
  )
}
