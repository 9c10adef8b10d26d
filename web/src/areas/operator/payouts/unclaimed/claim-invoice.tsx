import { useWords } from '../../../../lib/words'
import { Field } from '../../../../ui/field'
import { TextInput } from '../../../../ui/text-input'
import { UploadTile } from '../../../../ui/upload-tile'

export interface Invoice {
  number: string
  total: string
  file?: File
}
const accept = { 'application/pdf': ['.pdf'], 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] }

export const noInvoice: Invoice = { number: '', total: '' }

type ClaimInvoiceProps = {
  invoice: Invoice
  problems: Record<string, string>
  onChange: (invoice: Invoice) => void
}

/** A company is paid against its invoice; from people none is taken. It opens by itself when the server asks for one. */
export function ClaimInvoice({ invoice, problems, onChange }: ClaimInvoiceProps) {
  const t = useWords('payout-desk')
  const isAsked = Boolean(problems.invoice_number ?? problems.invoice_total ?? problems.file)
  return (
    <details open={isAsked || undefined}>
      <summary className="cursor-pointer py-3 text-sm font-semibold">{t('claim.invoice')}</summary>
      <p className="text-sm text-soft">{t('claim.invoiceText')}</p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Field label={t('claim.invoiceNumber')} error={problems.invoice_number}>
          <TextInput
            className="num"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            value={invoice.number}
            onChange={event => onChange({ ...invoice, number: event.target.value.trim() })}
          />
        </Field>
        <Field label={t('claim.invoiceTotal')} error={problems.invoice_total}>
          <TextInput
            className="num"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={invoice.total}
            onChange={event => onChange({ ...invoice, total: event.target.value.trim() })}
          />
        </Field>
      </div>
      <div className="mt-4">
        <UploadTile
          state={invoice.file ? 'done' : 'empty'}
          title={invoice.file?.name ?? t('claim.invoiceFile')}
          error={problems.file}
          progressLabel={t('claim.invoiceFile')}
          chooseLabel={t('result.choose')}
          replaceLabel={t('claim.invoiceReplace')}
          accept={accept}
          onFiles={([file]) => onChange({ ...invoice, file })}
        />
      </div>
    </details>
  )
}
