import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { staffLogin, staffUsername } from '#contract/staff/calls'
import { solveCaptcha } from '../../../features/account/solve-captcha'
import { useFormSending } from '../../../features/forms/use-form-sending'
import { api } from '../../../lib/api'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/field'
import { PasswordInput } from '../../../ui/password-input'
import { TextInput } from '../../../ui/text-input'
import type { SecondStepFacts } from './second-step'

const values = z.object({ username: staffUsername, password: z.string().min(1) })

export function PasswordStep({ onPassed }: { onPassed: (facts: SecondStepFacts) => void }) {
  const t = useWords('operator')
  const form = useForm({
    resolver: zodResolver(values),
    defaultValues: { username: '', password: '' },
    mode: 'onTouched',
  })
  const { register, formState } = form
  const { errors, isSubmitting } = formState
  const submit = useFormSending(form, async typed => {
    const captcha = await solveCaptcha()
    onPassed((await api(staffLogin, { ...typed, captcha }, { showsFields: true })).data)
  })
  return (
    <form onSubmit={submit} noValidate className="mt-8 grid gap-5">
      <Field label={t('username')} error={errors.username && t('username.missing')} required>
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          {...register('username')}
        />
      </Field>
      <Field
        label={t('password')}
        error={
          errors.password?.type === 'server'
            ? errors.password.message
            : errors.password && t('password.missing')
        }
        required
      >
        <PasswordInput
          autoComplete="current-password"
          showLabel={t('password.show')}
          hideLabel={t('password.hide')}
          {...register('password')}
        />
      </Field>
      <Button type="submit" variant="ink" size="large" block loading={isSubmitting}>
        {t('door.next')}
      </Button>
      <p className="text-sm text-soft">{t('door.captcha')}</p>
    </form>
  )
}
