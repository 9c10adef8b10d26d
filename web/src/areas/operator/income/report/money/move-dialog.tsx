import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { moveReceivedMoney } from '#contract/income/receipt-calls'
import type { Report, ReportInList } from '#contract/income/report'
import { apiWithCode } from '../../../../../features/second-factor/api-with-code'
import { formatAmount } from '../../../../../lib/format'
import { useWords } from '../../../../../lib/words'
import { Combobox } from '../../../../../ui/combobox'
import { Field } from '../../../../../ui/field'
import { TextInput } from '../../../../../ui/text-input'
import { ReasonDialog } from '../../../reason-dialog'
import { isZero } from '../../exact-amount'
import { reportsQuery } from '../../income-queries'
import { useAskedOr } from '../requests/use-asked-or'
import { useDeed } from '../use-deed'
import { amountFor, isMovable, openIn } from './move-draft'

type MoveDialogProps = {
  report: Report
  /** What it holds and does not need. */
  held: Report['open'][number]
  onClose: () => void
}

/** To which report of the payer the money belongs. Nothing comes into the bank by it. */
export function MoveDialog({ report, held, onClose }: MoveDialogProps) {
  const t = useWords('report-check')
  const [run, isBusy] = useDeed()
  const asked = useAskedOr()
  const { currency } = held
  const { data } = useQuery(reportsQuery({ payer_id: report.payer.id, state: 'posted', limit: 100 }))
  const others = data?.items.filter(other => other.id !== report.id && hasSold(other, currency))
  const [to, setTo] = useState<number>()
  const [typed, setTyped] = useState<string>()
  const [isTried, setIsTried] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  const chosen = others?.find(({ id }) => id === to)
  const amount = typed ?? amountFor(held.amount, chosen ? openIn(chosen, currency) : '0')
  const most = `${formatAmount(held.amount, currency)} ${currency}`

  function submit(reason: string) {
    setIsTried(true)
    if (to === undefined || !isMovable(amount, held)) return
    void run(
      () =>
        apiWithCode(moveReceivedMoney, {
          ...{ report_id: report.id, to_report_id: to, currency, amount, reason },
          idempotency_key: key,
        }),
      asked('move.done'),
      onClose,
    )
  }

  return (
    <ReasonDialog
      title={t('move.title')}
      text={t('move.text', { amount: most })}
      label={t('move.reason')}
      missing={t('move.reasonMissing')}
      submit={t('move.submit')}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={submit}
    >
      <Field
        label={t('move.to')}
        hint={others?.length === 0 ? t('move.noneYet', { payer: report.payer.name, currency }) : undefined}
        error={isTried && to === undefined ? t('move.toMissing') : undefined}
        required
      >
        <Combobox
          value={to === undefined ? '' : String(to)}
          onChange={value => setTo(value === '' ? undefined : Number(value))}
          noneLabel={t('move.none')}
          options={(others ?? []).map(other => {
            const open = openIn(other, currency)
            const isPaid = isZero(open) || open.startsWith('-')
            const about = {
              name: other.name,
              id: other.id,
              open: `${formatAmount(open, currency)} ${currency}`,
            }
            return { value: String(other.id), label: t(isPaid ? 'move.toPaid' : 'move.toOption', about) }
          })}
        />
      </Field>
      <Field
        label={t('move.amount')}
        hint={t('move.amountHint', { currency, amount: most })}
        error={isTried && !isMovable(amount, held) ? t('move.amountWrong', { amount: most }) : undefined}
        required
      >
        <TextInput
          className="num"
          inputMode="decimal"
          value={amount}
          onChange={event => setTyped(event.target.value.trim().replaceAll(',', ''))}
        />
      </Field>
    </ReasonDialog>
  )
}

const hasSold = ({ sums, open }: ReportInList, currency: string) =>
  [...sums, ...open].some(sum => sum.currency === currency)
