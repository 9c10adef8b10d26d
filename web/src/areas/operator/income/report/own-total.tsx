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
type Said = Total['said'][number]

const isExplained = ({ left }: Said) => isZero(left)

/**
 * What the payer says it comes to, what was read, and what explains the difference, down to nothing or to what is left. What somebody typed
 * stands beside what the file says, each with its own.
 */
export function OwnTotal({ report }: { report: Report }) {
  const t = useWords('report-check')
  const isOpen = report.totals.some(({ said }) => !said.every(isExplained))
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
  const { currency, said, read } = total
  const isOpen = report.state === 'checked'
  const asks = isOpen && (isTyping || said.length === 0)
  const standing = said.length === 0 ? 'unsaid' : said.every(isExplained) ? 'explained' : 'open'
  const look = { unsaid: 'text-soft', explained: 'text-river', open: 'text-amber' }[standing]
  return (
    <div className="num border-t border-line pt-2.5 text-sm">
      <h3 className="flex justify-between font-sans text-sm font-semibold tracking-normal">
        {currency}
        <span className={look}>{t(`total.${standing}`)}</span>
      </h3>
      {asks && <TypeTotal total={total} report={report} onDone={() => setIsTyping(false)} />}
      {said.length === 0 && (
        <dl className={rows}>
          <Row label={t('total.read')} value={formatAmount(read, currency)} />
        </dl>
      )}
      {said.map(one => (
        <Compared
          key={one.from}
          said={one}
          total={total}
          onChange={isOpen && !isTyping ? () => setIsTyping(true) : undefined}
        />
      ))}
    </div>
  )
}

const rows = 'mt-1.5 grid grid-cols-[minmax(0,1fr)_auto] gap-y-1 not-last:mb-3'

type ComparedProps = { said: Said; total: Total; onChange?: () => void }

function Compared({ said, total: { currency, read, refused }, onChange }: ComparedProps) {
  const t = useWords('report-check')
  const { from, amount, line, left } = said
  const exact = (value: string) => formatAmount(value, currency)
  const inFile = line === null ? t('total.said') : t('total.saidAt', { line: formatCount(line) })
  return (
    <dl className={rows}>
      <dt className="text-soft">
        {from === 'typed' ? t('total.typed') : inFile}
        {from === 'typed' && onChange && (
          <button
            type="button"
            onClick={onChange}
            className="ml-2 min-h-6 text-river underline-offset-4 hover:underline"
          >
            {t('total.change')}
          </button>
        )}
      </dt>
      <dd className="text-right">{exact(amount)}</dd>
      <Row label={t('total.read')} value={exact(read)} />
      <Row label={t('total.difference')} value={exact(addExact(amount, negated(read)))} isSum />
      {!isZero(refused) && (
        <>
          <Row label={t('total.refused')} value={exact(negated(refused))} />
          <Row
            label={t('total.left')}
            value={exact(left)}
            isSum
            className={isExplained(said) ? 'text-river' : 'text-amber'}
          />
        </>
      )}
    </dl>
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

function TypeTotal({ total: { currency, said }, report: { id, version }, onDone }: TypeTotalProps) {
  const t = useWords('report-check')
  const [run, isBusy] = useDeed()
  const before = said.find(({ from }) => from === 'typed')?.amount ?? ''
  const [typed, setTyped] = useState(before)
  const [isTried, setIsTried] = useState(false)
  const isWrong = typed !== '' && !isAmount(typed)
  function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (isWrong || (typed === '' && before === '')) return
    const totals = [{ currency, amount: typed || null }]
    void run(() => api(enterTotals, { id, version, totals }), t('total.done'), onDone)
  }
  return (
    <form onSubmit={submit} className="mt-2 grid max-w-96 gap-2">
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
        <Button type="submit" size="small" variant="ink" disabled={typed === before} loading={isBusy}>
          {t('total.save')}
        </Button>
        {before !== '' && (
          <Button size="small" onClick={onDone}>
            {t('total.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
