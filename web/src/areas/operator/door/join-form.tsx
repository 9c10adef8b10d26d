import { zodResolver } from '@hookform/resolvers/zod'
import { type FieldError, useForm } from 'react-hook-form'
import { acceptStaffInvitation } from '#contract/staff/calls'
import { solveCaptcha } from '../../../features/account/solve-captcha'
import { useFormSending } from '../../../features/forms/use-form-sending'
import { api } from '../../../lib/api'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/field'
import { PasswordInput } from '../../../ui/password-input'
import { TextInput } from '../../../ui/text-input'
import type { SecondStepFacts } from './second-step'

const values = acceptStaffInvitation.input.pick({ username: true, name: true, password: true })

interface JoinFormProps {
  invitation: string
  onPassed: (facts: SecondStepFacts) => void
}

export function JoinForm({ invitation, onPassed }: JoinFormProps) {
  const t = useWords('operator')
  const form = useForm({
    resolver: zodResolver(values),
    defaultValues: { name: '', username: '', password: '' },
    mode: 'onTouched',
  })
  const { register, formState } = form
  const { errors, isSubmitting } = formState
  const submit = useFormSending(form, async typed => {
    const input = { ...typed, invitation, captcha: await solveCaptcha() }
    onPassed((await api(acceptStaffInvitation, input, { showsFields: true })).data)
  })
  const problem = (error: FieldError | undefined, ours: string) =>
    error?.type === 'server' ? error.message : error && ours
  return (
    <form onSubmit={submit} noValidate className="mt-8 grid gap-5">
      <Field
        label={t('join.name')}
        hint={t('join.nameHint')}
        error={problem(errors.name, t('join.nameMissing'))}
        required
      >
        <TextInput autoComplete="name" maxLength={60} {...register('name')} />
      </Field>
      <Field
        label={t('username')}
        hint={t('join.usernameHint')}
        error={problem(errors.username, t('join.usernameWrong'))}
        required
      >
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
        hint={t('join.passwordHint')}
        error={problem(errors.password, t('join.passwordHint'))}
        required
      >
        <PasswordInput
          autoComplete="new-password"
          showLabel={t('password.show')}
          hideLabel={t('password.hide')}
          {...register('password')}
        />
      </Field>
      <Button type="submit" variant="ink" size="large" block loading={isSubmitting}>
        {t('join.submit')}
      </Button>
      <p className="text-sm text-soft">{t('door.captcha')}</p>
    </form>
  )
}
