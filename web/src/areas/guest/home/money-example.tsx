// The arithmetic of a bill, with the site's own share and the tax rule of the payouts: every step is visible, and the visitor
// may put in their own figure. Without scripts it stays an example.
import { useId, useState } from 'react'
import { currencyExponents } from '#contract/currency'
import { percentOf } from '#contract/percent'
import { formatAmount } from '../../../lib/format'
import { useRootData } from '../../../lib/root-data'
import { useIsBrowser } from '../../../lib/use-is-browser'
import { useWords } from '../../../lib/words'
import { decimalOf, readAmount, wayOfMoney } from './money-math'

interface MoneyExampleProps {
  rules: { isTaxed: boolean }
}

const examplePaid = '1605.63'
/** The slider's reach in whole units of the currency. */
const most = 20_000

export function MoneyExample({ rules: { isTaxed } }: MoneyExampleProps) {
  const t = useWords('guest')
  const id = useId()
  const isBrowser = useIsBrowser()
  const { terms } = useRootData().site
  const { currency } = terms
  const exponent = currencyExponents[currency]
  const [typed, setTyped] = useState(() => decimalOf(readAmount(examplePaid, exponent) ?? 0n, exponent))
  const paid = readAmount(typed, exponent)
  const fee = readAmount(terms.withdrawal_fee, exponent) ?? 0n
  const way = wayOfMoney(paid ?? 0n, { rate: terms.royalty_rate, fee, isTaxed })
  const shown = (amount: bigint) => formatAmount(decimalOf(amount, exponent), currency)
  const isSmall = way.arrives < (readAmount(terms.withdrawal_minimum, exponent) ?? 0n)
  const rows = [
    { label: t('money.kept', { percent: percentOf(terms.royalty_rate) }), value: `− ${shown(way.kept)}` },
    ...(isTaxed ? [{ label: t('money.tax'), value: `− ${shown(way.withheld)}` }] : []),
    { label: t('money.fee'), value: `− ${shown(way.fee)}` },
  ]
  return (
    <figure className="rounded-card border border-line bg-surface p-5 shadow-lift sm:p-7">
      <label htmlFor={id} className="block font-semibold">
        {t('money.paid', { currency })}
      </label>
      <input
        id={id}
        inputMode={exponent === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={14}
        value={typed}
        readOnly={!isBrowser}
        aria-invalid={paid === undefined}
        aria-describedby={`${id}-note`}
        onChange={event => setTyped(event.target.value)}
        className="font-display num mt-1 w-full border-b-2 border-ink bg-transparent py-1 text-3xl font-semibold focus-visible:border-accent aria-invalid:border-accent"
      />
      <input
        type="range"
        min={0}
        max={most}
        step={50}
        value={Math.min(most, Number(paid ?? 0n) / 10 ** exponent)}
        disabled={!isBrowser}
        aria-label={t('money.slider')}
        onChange={event => setTyped(event.target.value)}
        className="mt-4 h-11 w-full accent-accent"
      />
      <dl className="num" aria-live="polite">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-3">
            <dt className="text-soft">{label}</dt>
            <dd className="font-semibold whitespace-nowrap">{value}</dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4">
          <dt className="font-semibold">{t('money.arrives')}</dt>
          <dd className="font-display text-3xl font-semibold text-river">{shown(way.arrives)}</dd>
        </div>
      </dl>
      <Share paid={paid ?? 0n} parts={[way.arrives, way.withheld + way.fee, way.kept]} />
      <figcaption id={`${id}-note`} className="mt-4 text-sm text-soft">
        {paid === undefined
          ? t('money.wrong')
          : isSmall
            ? t('money.small', { minimum: formatAmount(terms.withdrawal_minimum, currency), currency })
            : t(isTaxed ? 'money.noteTax' : 'money.note')}
      </figcaption>
    </figure>
  )
}

const shades = ['bg-river', 'bg-edge', 'bg-line']

/** The same sum as one line that divides. */
function Share({ paid, parts }: { paid: bigint; parts: bigint[] }) {
  return (
    <div aria-hidden="true" className="mt-5 flex h-2 gap-0.5 overflow-hidden rounded-full">
      {parts.map((part, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: three fixed places
          key={index}
          className={`${shades[index]} transition-[width] duration-200`}
          style={{ width: paid > 0n ? `${Number((part * 10_000n) / paid) / 100}%` : '0%' }}
        />
      ))}
    </div>
  )
}
