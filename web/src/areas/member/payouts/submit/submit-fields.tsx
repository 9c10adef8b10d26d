import Check from 'lucide-react/icons/check'
import { useFormContext, useWatch } from 'react-hook-form'
import { fieldProblem } from '../../../../features/forms/field-problem'
import { CodeField } from '../../../../features/sms-codes/code-field'
import { useWords } from '../../../../lib/words'
import { Field } from '../../../../ui/field'
import { TextInput } from '../../../../ui/text-input'
import type { Holder } from '../payout-queries'
import { shownAmount } from '../shown-amount'
import type { Preview } from '../withdrawal-queries'
import { InvoiceFields } from './invoice-fields'
import type { SubmitValues } from './submit-values'
import { isSameAmount } from './typed-amount'

type SubmitFieldsProps = { preview: Preview; holder: Holder | null }

export function SubmitFields({ preview, holder }: SubmitFieldsProps) {
  const t = useWords('withdraw')
  const payouts = useWords('payouts')
  const shell = useWords('shell')
  const { register, control, formState } = useFormContext<SubmitValues>()
  const typed = useWatch({ control, name: 'net' })
  const { net, currency } = preview
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {preview.needs_invoice && <InvoiceFields preview={preview} />}
      <Field
        label={t('form.net')}
        error={fieldProblem(formState.errors.net, t('form.netDiffers', { net: shownAmount(net, currency) }))}
        required
      >
        <TextInput
          {...register('net', { validate: text => isSameAmount(text, net) })}
          inputMode="decimal"
          autoComplete="off"
          className="num"
          data-first
          end={isSameAmount(typed, net) && <Check aria-hidden="true" className="size-5 text-river" />}
        />
      </Field>
      <div>
        {holder?.kind === 'guardian' && (
          <p className="mb-2 text-sm text-soft">
            {payouts('form.guardian', { mobile: holder.mobile_masked })}
          </p>
        )}
        <CodeField
          purpose="withdraw"
          registration={register('sms_code', { required: true, pattern: /^\d{6}$/ })}
          error={fieldProblem(formState.errors.sms_code, shell('code.missing'))}
        />
        <p className="mt-1.5 text-sm text-soft">{t('form.codeNote')}</p>
      </div>
    </div>
  )
}
