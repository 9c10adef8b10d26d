import { useFormContext } from 'react-hook-form'
import { fieldProblem } from '../../../../features/forms/field-problem'
import { tidied } from '../../../../features/forms/tidied'
import { useWords } from '../../../../lib/words'
import { Field } from '../../../../ui/field'
import { TextInput } from '../../../../ui/text-input'
import type { AccountValues } from './account-values'

const tidyCnaps = (text: string) => text.normalize('NFKC').replace(/[\s-]/g, '')

/** Where a company's account is kept: banks ask for it when money is sent to one. */
export function BranchFields() {
  const t = useWords('payouts')
  const { register, formState } = useFormContext<AccountValues>()
  const { errors } = formState
  return (
    <>
      <Field label={t('form.branch')} error={fieldProblem(errors.branch, t('form.branchMissing'))} required>
        <TextInput
          {...register('branch', { validate: text => text.trim() !== '' })}
          maxLength={80}
          autoComplete="off"
          placeholder={t('form.branchHint')}
        />
      </Field>
      <Field
        label={t('form.cnaps')}
        hint={t('form.cnapsHint')}
        error={fieldProblem(errors.cnaps, t('form.cnapsMissing'))}
        required
      >
        <TextInput
          {...tidied(register('cnaps', { required: true, pattern: /^\d{12}$/ }), tidyCnaps)}
          inputMode="numeric"
          autoComplete="off"
          className="num"
        />
      </Field>
    </>
  )
}
