import { Controller } from 'react-hook-form'
import { guardianRelations } from '#contract/identity/account'
import { fieldProblem } from '../../features/forms/field-problem'
import { CodeField } from '../../features/sms-codes/code-field'
import { useWords } from '../../lib/words'
import { Field } from '../../ui/field'
import { RadioGroup } from '../../ui/radio-group'
import { focusFirstButton } from './focus-first-button'
import { FormSection } from './form-section'
import type { MinorForm } from './minor-form'
import { MobileField } from './mobile-field'
import { NameField } from './name-field'
import { ResidentIdField } from './resident-id-field'

export function GuardianSection({ form }: { form: MinorForm }) {
  const t = useWords('passport')
  const shell = useWords('shell')
  const { register, trigger, watch, formState } = form
  const errors = formState.errors.guardian
  return (
    <FormSection title={t('minor.guardian')} lead={t('minor.guardianLead')}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NameField
          registration={register('guardian.name')}
          error={errors?.name}
          label={t('minor.guardianName')}
          autoComplete="name"
        />
        <ResidentIdField
          registration={register('guardian.id_number')}
          error={errors?.id_number}
          typed={watch('guardian.id_number')}
          label={t('minor.guardianId')}
          wrongAge={t('id.guardianMinor')}
          onComplete={() => void trigger('guardian.id_number')}
        />
      </div>
      <Controller
        control={form.control}
        name="guardian.relation"
        render={({ field }) => (
          <div ref={focusFirstButton(field.ref)}>
            <Field
              label={t('minor.relation')}
              error={fieldProblem(errors?.relation, t('minor.relationMissing'))}
              group
              required
            >
              <RadioGroup
                value={field.value ?? ''}
                onChange={field.onChange}
                options={guardianRelations.map(relation => ({
                  value: relation,
                  label: t(`minor.relation.${relation}`),
                }))}
                className="sm:flex-row sm:gap-8"
              />
            </Field>
          </div>
        )}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <MobileField
          registration={register('guardian.mobile')}
          typed={watch('guardian.mobile')}
          error={errors?.mobile}
          label={t('minor.guardianMobile')}
          autoComplete={watch('whose_number') === 'guardian' ? 'username' : 'tel-national'}
        />
        <CodeField
          purpose="guardian"
          mobile={watch('guardian.mobile')}
          checkMobile={() => trigger('guardian.mobile', { shouldFocus: true })}
          registration={register('guardian.sms_code')}
          error={fieldProblem(errors?.sms_code, shell('code.missing'))}
          label={t('minor.guardianCode')}
        />
      </div>
    </FormSection>
  )
}
