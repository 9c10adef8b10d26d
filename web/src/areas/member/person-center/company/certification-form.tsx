import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { updateProfile } from '#contract/identity/calls'
import { refreshAccount } from '../../../../features/account/account-queries'
import type { Profile } from '../../../../features/account/identity-queries'
import { fieldProblem } from '../../../../features/forms/field-problem'
import { forgetDraft, useKeptDraft } from '../../../../features/forms/kept-draft'
import { tidied } from '../../../../features/forms/tidied'
import { useUnsaved } from '../../../../features/forms/unsaved-changes'
import { useFormSending } from '../../../../features/forms/use-form-sending'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Field } from '../../../../ui/field'
import { TextInput } from '../../../../ui/text-input'
import { useToast } from '../../../../ui/toast'
import { reasonFor } from '../../reason-list'
import {
  type CertificationValues,
  certificationDraft,
  certificationSchema,
  codeLength,
  tidyCreditCode,
} from './certification-values'
import { LicenceField } from './licence-field'

export function CertificationForm({ profile: { enterprise } }: { profile: Profile }) {
  const t = useWords('member')
  const toast = useToast()
  const form = useForm<CertificationValues>({
    resolver: zodResolver(certificationSchema),
    defaultValues: {
      enterprise: {
        company_name: enterprise?.company_name ?? '',
        credit_code: enterprise?.credit_code ?? '',
        legal_representative: enterprise?.legal_representative ?? '',
        licence_upload_id: '',
      },
    },
    mode: 'onTouched',
  })
  useKeptDraft(form, certificationDraft.key, certificationDraft.fields)
  const { register, formState, trigger, watch } = form
  const { isDirty, isSubmitting, isSubmitSuccessful } = formState
  const errors = formState.errors.enterprise
  const changed = formState.dirtyFields.enterprise
  // What has been changed since is no longer what was found wrong.
  const reason = (field: 'company_name' | 'credit_code' | 'legal_representative') =>
    changed?.[field] ? undefined : reasonFor(enterprise?.reasons ?? [], field)

  const submit = useFormSending(form, async values => {
    const { msg } = await api(updateProfile, values, { showsFields: true })
    forgetDraft(certificationDraft.key)
    toast({ tone: 'river', title: msg })
    await refreshAccount()
  })

  useUnsaved('certification', isDirty && !isSubmitSuccessful, () => forgetDraft(certificationDraft.key))

  const code = tidied(register('enterprise.credit_code'), tidyCreditCode)
  return (
    <form onSubmit={submit} noValidate className="grid items-start gap-5 sm:grid-cols-2">
      <Field
        label={t('certify.companyName')}
        hint={t('certify.companyNameHint')}
        error={fieldProblem(errors?.company_name, t('certify.nameMissing')) ?? reason('company_name')}
        className="sm:col-span-2"
        required
      >
        <TextInput maxLength={120} autoComplete="organization" {...register('enterprise.company_name')} />
      </Field>
      <Field
        label={t('certify.creditCode')}
        hint={t('certify.creditCodeHint', { length: watch('enterprise.credit_code').length })}
        error={fieldProblem(errors?.credit_code, t('certify.creditCodeWrong')) ?? reason('credit_code')}
        required
      >
        <TextInput
          {...code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="num"
          onChange={async event => {
            await code.onChange(event)
            // Complete: judged at once, before the field is left.
            if (event.target.value.length === codeLength) await trigger('enterprise.credit_code')
          }}
        />
      </Field>
      <Field
        label={t('certify.representative')}
        hint={t('certify.representativeHint')}
        error={
          fieldProblem(errors?.legal_representative, t('certify.representativeMissing')) ??
          reason('legal_representative')
        }
        required
      >
        <TextInput maxLength={60} autoComplete="off" {...register('enterprise.legal_representative')} />
      </Field>
      <div className="sm:col-span-2">
        <LicenceField form={form} reason={reasonFor(enterprise?.reasons ?? [], 'licence')} />
      </div>
      <Button type="submit" variant="ink" loading={isSubmitting} className="justify-self-start">
        {t('certify.submit')}
      </Button>
    </form>
  )
}
