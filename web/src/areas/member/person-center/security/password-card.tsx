import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { resetPassword } from '#contract/identity/calls'
import { password, passwordLength } from '#contract/wire'
import { queryClient } from '../../../../features/account/account-queries'
import { devicesQuery } from '../../../../features/account/identity-queries'
import { fieldProblem } from '../../../../features/forms/field-problem'
import { useFormSending } from '../../../../features/forms/use-form-sending'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { Field } from '../../../../ui/field'
import { PasswordInput } from '../../../../ui/password-input'
import { useToast } from '../../../../ui/toast'

const values = z.object({ old_password: z.string().min(1).max(128), new_password: password })
const empty = { old_password: '', new_password: '' }

export function PasswordCard() {
  const t = useWords('member')
  const toast = useToast()
  const form = useForm({ resolver: zodResolver(values), defaultValues: empty })
  const { register, watch, reset, formState } = form
  const { errors, isSubmitting } = formState
  const submit = useFormSending(form, async input => {
    const { msg } = await api(resetPassword, input, { showsFields: true })
    reset(empty)
    toast({ tone: 'river', title: msg })
    await queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey })
  })
  const isLongEnough = watch('new_password').length >= passwordLength.min
  const eye = { showLabel: t('password.show'), hideLabel: t('password.hide') }
  return (
    <Card id="password" title={t('password.title')} detail={t('password.lead')}>
      <form onSubmit={submit} noValidate className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label={t('password.old')}
          error={fieldProblem(errors.old_password, t('password.oldMissing'))}
          required
        >
          <PasswordInput autoComplete="current-password" {...eye} {...register('old_password')} />
        </Field>
        <Field
          label={t('password.new')}
          hint={t(isLongEnough ? 'password.enough' : 'password.hint')}
          error={fieldProblem(errors.new_password, t('password.length'))}
          required
        >
          <PasswordInput autoComplete="new-password" {...eye} {...register('new_password')} />
        </Field>
        <Button type="submit" variant="ink" loading={isSubmitting} className="justify-self-start">
          {t('password.submit')}
        </Button>
      </form>
    </Card>
  )
}
