import { useFormContext } from 'react-hook-form'
import { fieldProblem } from '../../../../features/forms/field-problem'
import { CodeField } from '../../../../features/sms-codes/code-field'
import { useWords } from '../../../../lib/words'
import { Field } from '../../../../ui/field'
import { TextInput } from '../../../../ui/text-input'
import type { Holder, Issuer } from '../payout-queries'
import { type AccountKind, type AccountValues, numberProblem } from './account-values'
import { BankField } from './bank-field'
import { BranchFields } from './branch-fields'
import { NumberInput } from './number-input'

type AccountFieldsProps = { kind: AccountKind; holder: Holder; issuer: Issuer }

export function AccountFields({ kind, holder, issuer }: AccountFieldsProps) {
  const t = useWords('payouts')
  const shell = useWords('shell')
  const { register, formState } = useFormContext<AccountValues>()
  const { errors } = formState
  const credit = issuer?.kind === 'credit' ? t('form.cardCredit', { bank: issuer.name }) : undefined
  const isCard = kind === 'card'
  const problems = {
    length: t(isCard ? 'form.cardLength' : 'form.accountLength'),
    mistyped: t('form.cardMistyped'),
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field
        label={t('form.holder')}
        hint={t(`form.holderHint.${holder.kind}`)}
        error={fieldProblem(errors.holder, t('form.holderMissing'))}
        required
      >
        <TextInput
          {...register('holder', { validate: text => text.trim() !== '' })}
          maxLength={60}
          autoComplete="off"
        />
      </Field>
      <Field
        label={t(isCard ? 'form.card' : 'form.account')}
        hint={t(isCard ? 'form.cardHint' : 'form.accountHint')}
        // A credit card is told as soon as it is known, not when the field is left.
        error={credit ?? fieldProblem(errors.number, message => message)}
        required
      >
        <NumberInput
          registration={register('number', {
            validate: text => {
              const problem = numberProblem(kind, text)
              return credit ?? (problem ? problems[problem] : true)
            },
          })}
        />
      </Field>
      <BankField isCard={isCard} issuer={issuer} />
      {!isCard && <BranchFields />}
      <div className="border-t border-line pt-4">
        {holder.kind === 'guardian' && (
          <p className="mb-3 text-sm text-soft">{t('form.guardian', { mobile: holder.mobile_masked })}</p>
        )}
        <CodeField
          purpose="bank"
          registration={register('sms_code', { required: true, pattern: /^\d{6}$/ })}
          error={fieldProblem(errors.sms_code, shell('code.missing'))}
        />
      </div>
    </div>
  )
}
