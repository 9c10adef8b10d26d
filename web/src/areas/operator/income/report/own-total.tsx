import { type FormEvent, useState } from 'react'
import type { Report } from '#contract/income/report'
import { enterTotals } from '#contract/income/report-calls'
import { api } from '../../../../lib/api'
import { formatAmount, formatCount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/class-names'
import { Field } from '../../../../ui/field'
import { TextInput } from '../../../../ui/text-input'
import { addExact, isZero, negated } from '../exact-amount'
import { useDeed } from './use-deed'

type Total = Report['totals'][number]

/** What the payer says it comes to, what was read, and what explains the difference, down to nothing or to what is left. */
export function OwnTotal({ report }: { report: Report }) {
  const t = useWords('report-check')
  const isOpen = report.totals.some(({ left }) => left !== null && !isZero(left))
  return (
    <section aria-labelledby="own-total" id="totals" className="scroll-mt-6">
      <h2 id="own-total" className="text-lg">
        {t('total.title')}
      </h2>
      <div className="mt-2 grid gap-4">
        {report.totals.map(total => (
          <CurrencyTotal key={total.currency} total={total} report={report} />
        ))}
      </div>
      {isOpen && report.state === 'checked' && (
        <p className="mt-3 rounded-control bg-amber-wash px-4 py-2.5 text-sm text-amber">{t('total.note')}</p>
      )}
    </section>
  )
}

function CurrencyTotal({ total, report }: { total: Total; report: Report }) {
  const t = useWords('report-check')
  const [isTyping, setIsTyping] = useState(false)
  const { currency, said, is_typed, line, read, refused, left } = total
  const isOpen = report.state === 'checked'
  const asks = isOpen && (isTyping || said === null)
  const isExplained = left !== null && isZero(left)
  const exact = (amount: string) => formatAmount(amount, currency)
  return (
    <div className="num border-t border-line pt-2.5 text-sm">
      <h3 className="flex justify-between font-sans text-sm font-semibold tracking-normal">
        {currency}
        <span className={said === null ? 'text-soft' : isExplained ? 'text-river' : 'text-amber'}>
          {t(said === null ? 'total.unsaid' : isExplained ? 'total.explained' : 'total.open')}
        </span>
      </h3>
      {asks && <TypeTotal total={total} report={report} onDone={() => setIsTyping(false)} />}
      <dl className="mt-1.5 grid grid-cols-[minmax(0,1fr)_auto] gap-y-1">
        {said !== null && (
          <>
            <dt className="text-soft">
              {is_typed
                ? t('total.typed')
                : line
                  ? t('total.saidAt', { line: formatCount(line) })
                  : t('total.said')}
              {is_typed && isOpen && !isTyping && (
                <button
                  type="button"
                  onClick={() => setIsTyping(true)}
                  className="ml-2 min-h-6 text-river underline-offset-4 hover:underline"
                >
                  {t('total.change')}
                </button>
              )}
            </dt>
            <dd className="text-right">{exact(said)}</dd>
          </>
        )}
        <dt className="text-soft">{t('total.read')}</dt>
        <dd className="text-right">{exact(read)}</dd>
        {said !== null && (
          <Row label={t('total.difference')} value={exact(addExact(said, negated(read)))} isSum />
        )}
        {!isZero(refused) && <Row label={t('total.refused')} value={exact(negated(refused))} />}
        {left !== null && !isZero(refused) && (
          <Row
            label={t('total.left')}
            value={exact(left)}
            isSum
            className={isExplained ? 'text-river' : 'text-amber'}
          />
        )}
      </dl>
    </div>
  )
}

type RowProps = { label: string; value: string; isSum?: boolean; className?: string }

function Row({ label, value, isSum, className }: RowProps) {
  const look = isSum && 'border-t border-ink pt-1 font-semibold'
  return (
    <>
      <dt className={cx(look, !isSum && 'text-soft')}>{label}</dt>
      <dd className={cx('text-right', look, className)}>{value}</dd>
    </>
  )
}

const isAmount = (text: string) => /^-?\d{1,15}(\.\d{1,10})?$/.test(text)

type TypeTotalProps = { total: Total; report: Report; onDone: () => void }

function TypeTotal({ total: { currency, said, is_typed }, report: { id, version }, onDone }: TypeTotalProps) {
  const t = useWords('report-check')
  const [run, isBusy] = useDeed()
  const [typed, setTyped] = useState(said ?? '')
  const [isTried, setIsTried] = useState(false)
  const isWrong = typed !== '' && !isAmount(typed)
  function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (isWrong || (typed === '' && said === null)) return
    const totals = [{ currency, amount: typed || null }]
    void run(() => api(enterTotals, { id, version, totals }), t('total.done'), onDone)
  }
  return (
    <form onSubmit={submit} className="mt-2 grid gap-2">
      <Field
        label={t('total.type', { currency })}
        hint={t('total.typeHint')}
        error={isTried && isWrong ? t('total.wrong') : undefined}
      >
        <TextInput
          className="num"
          inputMode="decimal"
          value={typed}
          onChange={event => setTyped(event.target.value.trim().replaceAll(',', ''))}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="small" variant="ink" disabled={typed === (said ?? '')} loading={isBusy}>
          {t('total.save')}
        </Button>
        {is_typed && (
          <Button size="small" onClick={onDone}>
            {t('total.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
