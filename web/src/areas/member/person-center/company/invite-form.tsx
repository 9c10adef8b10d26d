import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { givenRoles, inviteColleague } from '#contract/identity/company-calls'
import { queryClient } from '../../../../features/account/account-queries'
import { colleaguesQuery } from '../../../../features/account/identity-queries'
import { fieldProblem } from '../../../../features/forms/field-problem'
import { MobileInput } from '../../../../features/forms/mobile-input'
import { tidied, tidyMobile } from '../../../../features/forms/tidied'
import { useFormSending } from '../../../../features/forms/use-form-sending'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Field } from '../../../../ui/field'
import { RadioGroup } from '../../../../ui/radio-group'
import { useToast } from '../../../../ui/toast'

export function InviteForm() {
  const t = useWords('member')
  const toast = useToast()
  const form = useForm({
    resolver: zodResolver(inviteColleague.input),
    defaultValues: { mobile: '', role: 'publisher' as (typeof givenRoles)[number] },
  })
  const { register, control, reset, watch, formState } = form
  const submit = useFormSending(form, async input => {
    const { msg } = await api(inviteColleague, input, { showsFields: true })
    reset({ mobile: '', role: input.role })
    toast({ tone: 'river', title: msg })
    await queryClient.invalidateQueries({ queryKey: colleaguesQuery.queryKey })
  })
  return (
    <form onSubmit={submit} noValidate className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-5">
      <h3 className="text-base">{t('colleagues.inviteTitle')}</h3>
      <Field
        label={t('mobile.label')}
        hint={t('colleagues.mobileHint')}
        error={fieldProblem(formState.errors.mobile, t('mobile.wrong'))}
        className="max-w-sm"
        required
      >
        <MobileInput typed={watch('mobile')} autoComplete="off" {...tidied(register('mobile'), tidyMobile)} />
      </Field>
      <Controller
        control={control}
        name="role"
        render={({ field }) => (
          <Field label={t('colleagues.role')} group>
            <RadioGroup
              look="cards"
              value={field.value}
              onChange={field.onChange}
              options={givenRoles.map(role => ({
                value: role,
                label: t(`role.${role}`),
                detail: t(`roleText.${role}`),
              }))}
            />
          </Field>
        )}
      />
      <Button type="submit" variant="ink" loading={formState.isSubmitting} className="justify-self-start">
        {t('colleagues.invite')}
      </Button>
    </form>
  )
}
