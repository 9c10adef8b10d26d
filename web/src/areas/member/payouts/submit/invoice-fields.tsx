import { useFormContext } from 'react-hook-form'
import { fieldProblem } from '../../../../features/forms/field-problem'
import { tidied } from '../../../../features/forms/tidied'
import { ScanTile } from '../../../../features/uploads/scan-tile'
import { useWords } from '../../../../lib/words'
import { Field } from '../../../../ui/field'
import { TextInput } from '../../../../ui/text-input'
import { shownAmount } from '../shown-amount'
import type { Preview } from '../withdrawal-queries'
import type { SubmitValues } from './submit-values'
import { isSameAmount } from './typed-amount'

const tidyNumber = (text: string) => text.normalize('NFKC').replace(/[\s-]/g, '')

/** A company is paid against its invoice, over all of its share. */
export function InvoiceFields({
  preview: { share, currency },
}: {
  preview: Pick<Preview, 'share' | 'currency'>
}) {
  const t = useWords('withdraw')
  const { register, setValue, formState } = useFormContext<SubmitValues>()
  const problems = formState.errors.invoice
  const shown = shownAmount(share, currency)
  const { name } = register('invoice.upload_id', { required: true })
  return (
    <>
      <p className="text-sm text-soft">{t('invoice.text', { share: shown })}</p>
      <Field
        label={t('invoice.number')}
        hint={t('invoice.numberHint')}
        error={fieldProblem(problems?.number, t('invoice.numberWrong'))}
        required
      >
        <TextInput
          {...tidied(register('invoice.number', { required: true, pattern: /^(\d{8}|\d{20})$/ }), tidyNumber)}
          inputMode="numeric"
          autoComplete="off"
          className="num"
        />
      </Field>
      <Field
        label={t('invoice.total')}
        error={fieldProblem(problems?.total, t('invoice.totalWrong', { share: shown }))}
        required
      >
        <TextInput
          {...register('invoice.total', { validate: text => isSameAmount(text, share) })}
          inputMode="decimal"
          autoComplete="off"
          className="num"
        />
      </Field>
      <ScanTile
        title={t('invoice.file')}
        error={fieldProblem(problems?.upload_id, t('invoice.fileMissing'))}
        onUploaded={({ upload_id }) => setValue(name, upload_id, { shouldValidate: true })}
      />
    </>
  )
}
