import type { Currency } from '#contract/currency'
import type { Report } from '#contract/income/report'
import { formatAmount, formatCount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { addExact, isZero, rounded, shareOf } from '../exact-amount'
import { ShownAmount } from '../shown-amount'
import { Rates } from './rates'
import { StoresNotice } from './stores-notice'

type ChannelSum = Report['channels'][number]

/** What the report comes to, by currency and channel, and what that is in the site's currency. */
export function Sums({ report }: { report: Report }) {
  const t = useWords('report-check')
  const { channels, site_currency: site } = report
  const currencies = [...new Set(channels.map(({ currency }) => currency))]
  const converted = channels.flatMap(({ converted: amount }) => amount ?? [])
  const isWhole = converted.length === channels.length
  return (
    <section aria-labelledby="sums" className="min-w-0">
      <h2 id="sums" className="text-lg">
        {t('sums.title')}
      </h2>
      {channels.length === 0 ? (
        <p className="mt-2 text-soft">{t('sums.none')}</p>
      ) : (
        <div className="mt-2 overflow-x-auto">
          <table className="num w-full text-sm">
            <caption className="sr-only">{t('sums.caption')}</caption>
            <thead className="text-xs text-faint">
              <tr className="border-b border-line *:py-1.5 *:pl-4 *:text-right *:font-semibold *:first:pl-0 *:first:text-left">
                <th scope="col">{t('sums.channel')}</th>
                <th scope="col" className="max-md:hidden">
                  {t('sums.lines')}
                </th>
                <th scope="col" className="max-sm:hidden">
                  {t('sums.matched')}
                </th>
                <th scope="col">{t('sums.suspense')}</th>
                <th scope="col">{t('sums.total')}</th>
                <th scope="col" className="pr-2 max-sm:hidden">
                  {site}
                </th>
              </tr>
            </thead>
            {currencies.map(currency => (
              <CurrencySums
                key={currency}
                currency={currency}
                site={site}
                sums={channels.filter(sum => sum.currency === currency)}
              />
            ))}
          </table>
        </div>
      )}
      <StoresNotice report={report} />
      <Rates report={report} />
      {isWhole && channels.length > 0 && !report.is_usage_only && (
        <p className="num mt-3 text-sm text-soft">
          {t('sums.books', {
            amount: `${formatAmount(rounded(addExact(...converted), site), site)} ${site}`,
          })}
        </p>
      )}
    </section>
  )
}

function CurrencySums({ sums, currency, site }: { sums: ChannelSum[]; currency: Currency; site: Currency }) {
  const t = useWords('report-check')
  const largest = sums
    .map(({ total }) => total)
    .reduce((one, other) => (Number(other) > Number(one) ? other : one))
  const converted = sums.flatMap(sum => sum.converted ?? [])
  const suspense = addExact(...sums.map(sum => sum.suspense))
  const cell = 'py-1.5 pl-4 text-right max-sm:pl-2'
  return (
    <tbody>
      {sums.map(sum => (
        <tr key={sum.channel_id ?? 'none'} className="border-b border-line">
          <th scope="row" className="py-1.5 text-left font-normal">
            <span className={cx('block', sum.channel_id === null && 'text-amber')}>
              {sum.channel_id === null ? t('sums.noChannel') : sum.channel}
            </span>
            <Share sum={sum} largest={largest} />
          </th>
          <td className={cx(cell, 'text-soft max-md:hidden')}>{formatCount(sum.lines)}</td>
          <td className={cx(cell, 'max-sm:hidden')}>
            <ShownAmount amount={sum.matched} currency={currency} />
          </td>
          <td className={cx(cell, isZero(sum.suspense) ? 'text-soft' : 'text-amber')}>
            {isZero(sum.suspense) ? '–' : <ShownAmount amount={sum.suspense} currency={currency} />}
          </td>
          <td className={cx(cell, 'font-semibold')}>
            <ShownAmount amount={sum.total} currency={currency} />
          </td>
          <td className={cx(cell, 'pr-2 text-soft max-sm:hidden')}>
            {sum.converted === null ? '–' : <ShownAmount amount={sum.converted} currency={site} />}
          </td>
        </tr>
      ))}
      <tr className="bg-sunken">
        <th scope="row" className="py-2 pl-2 text-left font-normal text-soft">
          <b className="font-semibold text-ink">{currency}</b> {t('sums.all')}
        </th>
        <td className={cx(cell, 'max-md:hidden')}>
          {formatCount(sums.reduce((lines, sum) => lines + sum.lines, 0))}
        </td>
        <td className={cx(cell, 'max-sm:hidden')}>
          <ShownAmount amount={addExact(...sums.map(({ matched }) => matched))} currency={currency} />
        </td>
        <td className={cx(cell, isZero(suspense) ? 'text-soft' : 'text-amber')}>
          {isZero(suspense) ? '–' : <ShownAmount amount={suspense} currency={currency} />}
        </td>
        <td className={cx(cell, 'font-semibold')}>
          <ShownAmount amount={addExact(...sums.map(({ total }) => total))} currency={currency} />
        </td>
        <td className={cx(cell, 'pr-2 max-sm:hidden')}>
          {converted.length === sums.length ? (
            <ShownAmount amount={addExact(...converted)} currency={site} />
          ) : (
            '–'
          )}
        </td>
      </tr>
    </tbody>
  )
}

/** A line as long as the channel's part of the largest, the end of it still in suspense. */
function Share({ sum, largest }: { sum: ChannelSum; largest: string }) {
  const matched = shareOf(sum.matched, largest) * 100
  const suspense = isZero(sum.suspense) ? 0 : Math.max(1.5, shareOf(sum.suspense, largest) * 100)
  return (
    <span aria-hidden="true" className="mt-0.5 flex h-1 w-39 max-w-full max-sm:w-20 items-center gap-px">
      <span className="h-0.5 bg-river" style={{ width: `${matched}%` }} />
      <span className="h-1 bg-amber" style={{ width: `${suspense}%` }} />
    </span>
  )
}
