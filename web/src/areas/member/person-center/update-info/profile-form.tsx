import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { updateProfile } from '#contract/identity/calls'
import { queryClient, refreshAccount } from '../../../../features/account/account-queries'
import { type Profile, profileQuery } from '../../../../features/account/identity-queries'
import { fieldProblem } from '../../../../features/forms/field-problem'
import { forgetDraft, useKeptDraft } from '../../../../features/forms/kept-draft'
import { useUnsaved } from '../../../../features/forms/unsaved-changes'
import { useFormSending } from '../../../../features/forms/use-form-sending'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { Field } from '../../../../ui/field'
import { TextInput } from '../../../../ui/text-input'
import { useToast } from '../../../../ui/toast'
import { ArtistFields } from './artist-fields'
import { longest, type ProfileValues, profileDraft, profileSchema, profileValues } from './profile-values'
import { SaveBar } from './save-bar'

export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useWords('member')
  const toast = useToast()
  const form = useForm<ProfileValues>({
    resolver: zodResolver(profileSchema),
    defaultValues: profileValues(profile),
    mode: 'onTouched',
  })
  useKeptDraft(form, profileDraft.key, profileDraft.fields)
  const { register, formState, reset } = form
  const { errors, isDirty, isSubmitting } = formState

  const submit = useFormSending(form, async values => {
    const { msg } = await api(updateProfile, values, { showsFields: true })
    queryClient.setQueryData(profileQuery.queryKey, old => old && { ...old, ...values })
    reset(values)
    forgetDraft(profileDraft.key)
    toast({ tone: 'river', title: msg })
    await refreshAccount()
  })
  const discard = () => {
    reset()
    forgetDraft(profileDraft.key)
  }

  useUnsaved('profile', isDirty, () => forgetDraft(profileDraft.key))

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Card title={t('profile.contactTitle')} detail={t('profile.contactLead')}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            label={t('profile.nickname')}
            error={fieldProblem(errors.nickname, t('profile.nicknameMissing'))}
            required
          >
            <TextInput maxLength={longest.nickname} autoComplete="nickname" {...register('nickname')} />
          </Field>
          <Field
            label={t('profile.email')}
            aside={t('optional')}
            error={fieldProblem(errors.contact?.email, t('profile.emailWrong'))}
          >
            <TextInput type="email" inputMode="email" autoComplete="email" {...register('contact.email')} />
          </Field>
          <Field
            label={t('profile.address')}
            aside={t('optional')}
            className="sm:col-span-2"
            error={fieldProblem(errors.contact?.address, t('tooLong', { limit: longest.address }))}
          >
            <TextInput
              maxLength={longest.address}
              autoComplete="street-address"
              {...register('contact.address')}
            />
          </Field>
        </div>
      </Card>
      <ArtistFields form={form} />
      <SaveBar isDirty={isDirty} isBusy={isSubmitting} onDiscard={discard} />
    </form>
  )
}
