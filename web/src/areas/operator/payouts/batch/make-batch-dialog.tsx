import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type Currency, inDecimalsOf } from '#contract/currency'
import { makeBatch } from '#contract/payouts/batch-calls'
import { apiWithCode } from '../../../../features/second-factor/api-with-code'
import { addDecimals } from '../../../../lib/decimal'
import { formatCount } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { ButtonLink } from '../../../../ui/button-link'
import { Dialog } from '../../../../ui/dialog'
import { Field } from '../../../../ui/field'
import { Notice } from '../../../../ui/notice'
import { Select } from '../../../../ui/select'
import type { PayoutSummary } from '../payout-queries'
import { shownSum } from '../shown-sum'
import { usePayoutDeed } from '../use-payout-deed'
import { useLayoutChoice } from './use-layout-choice'

type Named = { id: number; net: string; currency: string; state: string }
type MakeBatchDialogProps = { onClose: () => void } & (
  | { /** All that may be paid. */ payable: PayoutSummary['payable']; currency: string; named?: undefined }
  | { named: readonly Named[] }
)

/** The last look before payouts go to the bank: how many, what they come to, and for which bank. */
export function MakeBatchDialog(props: MakeBatchDialogProps) {
  const { onClose } = props
  const t = useWords('payout-desk')
  const operator = useWords('operator')
  const navigate = useNavigate()
  const [run, isBusy] = usePayoutDeed()
  const [key] = useState(() => crypto.randomUUID())
  const { layouts, layout, options, choose } = useLayoutChoice()
  const { payouts, sum, currency, ids } = seen(props)
  const isAgain = props.named?.some(({ state }) => state !== 'approved') ?? false

  function make() {
    if (!layout) return
    const input = { layout_id: layout.id, payouts, sum, idempotency_key: key }
    let made = { id: 0, number: '' }
    void run(
      async () => {
        made = (await apiWithCode(makeBatch, ids ? { ...input, ids } : input)).data
      },
      () => t('make.done', { number: made.number }),
      () => void navigate(links.operatorBatch(made.id)),
    )
  }
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={t('make.title')}
      description={t('make.text', { count: formatCount(payouts), sum: shownSum(sum, currency), currency })}
      closeLabel={operator('close')}
      actions={
        <>
          <Button onClick={onClose}>{operator('cancel')}</Button>
          <Button variant="main" disabled={!layout} loading={isBusy} onClick={make}>
            {t('bar.make')}
          </Button>
        </>
      }
    >
      {layouts?.length === 0 ? (
        <Notice
          tone="amber"
          title={t('make.noLayout')}
          action={
            <ButtonLink size="small" to={links.operatorNewLayout}>
              {t('make.addLayout')}
            </ButtonLink>
          }
        />
      ) : (
        <Field label={t('bar.layout')}>
          <Select value={layout ? String(layout.id) : ''} onChange={choose} options={options} />
        </Field>
      )}
      {isAgain && <p className="mt-3 text-sm text-soft">{t('make.again')}</p>}
    </Dialog>
  )
}

/** What the maker saw goes along: other figures are refused. */
function seen(props: MakeBatchDialogProps) {
  if (!props.named)
    return {
      payouts: props.payable.payouts,
      sum: props.payable.net,
      currency: props.currency,
      ids: undefined,
    }
  const currency = props.named[0]?.currency ?? ''
  const sum = addDecimals(...props.named.map(({ net }) => net))
  return {
    payouts: props.named.length,
    sum: inDecimalsOf(currency as Currency, sum),
    currency,
    ids: props.named.map(({ id }) => id),
  }
}
