import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { Identity } from '../../../features/account/identity-queries'
import { forgetDraft, useKeptDraft } from '../../../features/forms/kept-draft'
import { useFormSending } from '../../../features/forms/use-form-sending'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { type Reason, reasonFor } from '../reason-list'
import { GuardianContact } from './guardian-contact'
import { type GuardianValues, guardianDraft, guardianSchema } from './guardian-values'
import { NameField, NumberField } from './person-fields'
import { sendMinor } from './send-minor'

type GuardianFormProps = {
  guardian: Identity['guardian']
  reasons: Reason[]
  onCancel?: () => void
  onSaved: () => void
}

/** The code proves that the number is the guardian's, so every change of the guardian asks for one. */
export function GuardianForm({ guardian, reasons, onCancel, onSaved }: GuardianFormProps) {
  const t = useWords('member')
  const form = useForm<GuardianValues>({
    resolver: zodResolver(guardianSchema),
    defaultValues: {
      guardian: {
        name: guardian?.name ?? '',
        id_number: '',
        relation: guardian?.relation,
        mobile: '',
        sms_code: '',
      },
    },
    mode: 'onTouched',
  })
  useKeptDraft(form, guardianDraft.key, guardianDraft.fields)
  const { register, trigger, watch, formState } = form
  const errors = formState.errors.guardian
  const changed = formState.dirtyFields.guardian
  const submit = useFormSending(form, async input => {
    await sendMinor({ ...input, submit: false }, { showsFields: true })
    forgetDraft(guardianDraft.key)
    onSaved()
  })
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NameField
          registration={register('guardian.name')}
          error={errors?.name}
          label={t('minor.guardianName')}
          reason={changed?.name ? undefined : reasonFor(reasons, 'guardian_name')}
        />
        <NumberField
          registration={register('guardian.id_number')}
          error={errors?.id_number}
          label={t('minor.guardianId')}
          typed={watch('guardian.id_number')}
          wrongAge={t('minor.guardianMinor')}
          onComplete={() => void trigger('guardian.id_number')}
          reason={
            changed?.id_number ? undefined : reasonFor(reasons, 'guardian_number', 'guardian_birth_date')
          }
        />
      </div>
      <GuardianContact form={form} reasons={reasons} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="ink" loading={formState.isSubmitting}>
          {t('minor.saveGuardian')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
