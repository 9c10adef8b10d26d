import { Controller } from 'react-hook-form'
import { fieldProblem } from '../../features/forms/field-problem'
import { CodeField } from '../../features/sms-codes/code-field'
import { useWords } from '../../lib/words'
import { Field } from '../../ui/field'
import { RadioGroup } from '../../ui/radio-group'
import { FormSection } from './form-section'
import type { MinorForm } from './minor-form'
import { MobileField } from './mobile-field'
import { NewPasswordField } from './new-password-field'

/** Whose number the child logs in with, and the password. */
export function NumberSection({ form }: { form: MinorForm }) {
  const t = useWords('passport')
  const { register, watch, formState } = form
  return (
    <FormSection title={t('minor.login')} lead={t('minor.loginLead')}>
      <Controller
        control={form.control}
        name="whose_number"
        render={({ field }) => (
          <Field label={t('minor.whoseNumber')} group>
            <RadioGroup
              look="cards"
              value={field.value}
              onChange={field.onChange}
              options={(['guardian', 'own'] as const).map(whose => ({
                value: whose,
                label: t(`minor.number.${whose}`),
                detail: t(`minor.numberDetail.${whose}`),
              }))}
            />
          </Field>
        )}
      />
      {watch('whose_number') === 'own' && <OwnNumber form={form} />}
      <NewPasswordField
        registration={register('password')}
        error={formState.errors.password}
        typed={watch('password')}
        label={t('password.choose')}
      />
    </FormSection>
  )
}

function OwnNumber({ form }: { form: MinorForm }) {
  const t = useWords('passport')
  const shell = useWords('shell')
  const { register, trigger, watch, formState } = form
  const errors = formState.errors.own_mobile
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <MobileField
        registration={register('own_mobile.mobile')}
        typed={watch('own_mobile.mobile')}
        error={errors?.mobile}
        label={t('minor.ownMobile')}
      />
      <CodeField
        purpose="register"
        mobile={watch('own_mobile.mobile')}
        checkMobile={() => trigger('own_mobile.mobile', { shouldFocus: true })}
        registration={register('own_mobile.sms_code')}
        error={fieldProblem(errors?.sms_code, shell('code.missing'))}
        label={t('minor.ownCode')}
      />
    </div>
  )
}
