import type { UseFormReturn } from 'react-hook-form'
import { fieldProblem } from '../../../../features/forms/field-problem'
import { MobileInput } from '../../../../features/forms/mobile-input'
import { tidied, tidyMobile } from '../../../../features/forms/tidied'
import { CodeField } from '../../../../features/sms-codes/code-field'
import { useWords } from '../../../../lib/words'
import { Field } from '../../../../ui/field'

type Values = { old_sms_code: string; new_mobile: string; new_sms_code: string }

export function NewNumber({ form }: { form: UseFormReturn<Values> }) {
  const t = useWords('member')
  const shell = useWords('shell')
  const { register, trigger, watch, formState } = form
  const { errors } = formState
  return (
    <>
      <Field
        label={t('mobile.new')}
        hint={t('mobile.newHint')}
        error={fieldProblem(errors.new_mobile, t('mobile.wrong'))}
        required
      >
        <MobileInput
          typed={watch('new_mobile')}
          autoComplete="tel-national"
          {...tidied(register('new_mobile'), tidyMobile)}
        />
      </Field>
      <CodeField
        purpose="change_mobile_to"
        mobile={watch('new_mobile')}
        checkMobile={() => trigger('new_mobile', { shouldFocus: true })}
        registration={register('new_sms_code')}
        label={t('mobile.newCode')}
        error={fieldProblem(errors.new_sms_code, shell('code.missing'))}
      />
    </>
  )
}
