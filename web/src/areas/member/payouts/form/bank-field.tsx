import { useQuery } from '@tanstack/react-query'
import { useController, useFormContext } from 'react-hook-form'
import { otherBank } from '#contract/payouts/bank-account'
import { fieldProblem } from '../../../../features/forms/field-problem'
import { useWords } from '../../../../lib/words'
import { Combobox } from '../../../../ui/combobox'
import { Field } from '../../../../ui/field'
import { TextInput } from '../../../../ui/text-input'
import { banksQuery, type Issuer } from '../payout-queries'
import type { AccountValues } from './account-values'

type BankFieldProps = { isCard: boolean; issuer: Issuer }

/** The bank is told from the number; whoever holds the card knows better and may pick another. */
export function BankField({ isCard, issuer }: BankFieldProps) {
  const t = useWords('payouts')
  const { data: banks = [] } = useQuery(banksQuery)
  const { control, register, formState } = useFormContext<AccountValues>()
  const known = issuer?.code ?? ''
  const { field } = useController({
    control,
    name: 'bank_code',
    rules: { validate: code => code !== '' || known !== '' },
  })
  const { errors } = formState
  const code = field.value || known
  // Told meanwhile from the number: then nothing is missing any more.
  const problem = errors.bank_code?.type === 'validate' && code !== '' ? undefined : errors.bank_code
  return (
    <>
      <Field
        label={t('form.bank')}
        hint={isCard ? t(hintOf(field.value, issuer), { bank: issuer?.name ?? '' }) : undefined}
        error={fieldProblem(problem, t('form.bankMissing'))}
        required
      >
        <Combobox
          options={banks.map(bank => ({
            value: bank.code,
            label: bank.name,
            isAlways: bank.code === otherBank,
          }))}
          value={code}
          onChange={field.onChange}
          placeholder={t('form.bankPick')}
          noneLabel={t('form.bankNone')}
        />
      </Field>
      {code === otherBank && (
        <Field
          label={t('form.bankName')}
          error={fieldProblem(errors.bank_name, t('form.bankNameMissing'))}
          required
        >
          <TextInput
            {...register('bank_name', { validate: text => text.trim() !== '' })}
            maxLength={60}
            autoComplete="off"
          />
        </Field>
      )}
    </>
  )
}

function hintOf(picked: string, issuer: Issuer) {
  if (issuer === undefined) return 'form.bankAuto'
  if (issuer === null) return 'form.bankUnknown'
  return picked === '' || picked === issuer.code ? 'form.bankKnown' : 'form.bankDiffers'
}
