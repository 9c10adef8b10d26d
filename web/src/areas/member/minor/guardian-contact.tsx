import { Controller, type UseFormReturn } from 'react-hook-form'
import { guardianRelations } from '#contract/identity/account'
import { fieldProblem } from '../../../features/forms/field-problem'
import { MobileInput } from '../../../features/forms/mobile-input'
import { tidied, tidyMobile } from '../../../features/forms/tidied'
import { CodeField } from '../../../features/sms-codes/code-field'
import { useWords } from '../../../lib/words'
import { Field } from '../../../ui/field'
import { RadioGroup } from '../../../ui/radio-group'
import { type Reason, reasonFor } from '../reason-list'
import type { GuardianValues } from './guardian-values'

type GuardianContactProps = { form: UseFormReturn<GuardianValues>; reasons: Reason[] }

export function GuardianContact({ form, reasons }: GuardianContactProps) {
  const t = useWords('member')
  const shell = useWords('shell')
  const { register, control, trigger, watch, formState } = form
  const errors = formState.errors.guardian
  const changed = formState.dirtyFields.guardian
  return (
    <>
      <Controller
        control={control}
        name="guardian.relation"
        render={({ field }) => (
          <Field
            label={t('minor.relation')}
            error={
              fieldProblem(errors?.relation, t('minor.relationMissing')) ??
              (changed?.relation ? undefined : reasonFor(reasons, 'guardian_relation'))
            }
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
        )}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label={t('minor.guardianMobile')}
          error={
            fieldProblem(errors?.mobile, t('mobile.wrong')) ??
            (changed?.mobile ? undefined : reasonFor(reasons, 'guardian_mobile'))
          }
          required
        >
          <MobileInput
            typed={watch('guardian.mobile')}
            autoComplete="off"
            {...tidied(register('guardian.mobile'), tidyMobile)}
          />
        </Field>
        <CodeField
          purpose="guardian"
          mobile={watch('guardian.mobile')}
          checkMobile={() => trigger('guardian.mobile', { shouldFocus: true })}
          registration={register('guardian.sms_code')}
          label={t('minor.guardianCode')}
          error={fieldProblem(errors?.sms_code, shell('code.missing'))}
        />
      </div>
    </>
  )
}
