import { useQuery } from '@tanstack/react-query'
import { trackIncomeExportPath } from '#contract/income/split-calls'
import { ExportLinks } from '../../../../features/export/export-links'
import { formatAmount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { SkeletonLines } from '../../../../ui/skeleton'
import { Loaded } from '../../loaded'
import { incomeQuery, type TrackIncome } from '../split-queries'

/** What the recording brought by sale month, and the reader's part of it. */
export function IncomeTable({ isrc }: { isrc: string }) {
  const t = useWords('splits')
  const query = useQuery(incomeQuery(isrc))
  return (
    <section aria-labelledby="track-income" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b-2 border-ink pb-3">
        <h2 id="track-income" className="text-xl">
          {t('income.title')}
        </h2>
        {query.data && <ExportLinks path={trackIncomeExportPath} query={{ isrc }} what={t('income.whole')} />}
      </div>
      <Loaded
        query={query}
        failed={t('income.failed')}
        skeleton={<SkeletonLines lines={12} className="py-4" />}
      >
        {data => <Months income={data} />}
      </Loaded>
    </section>
  )
}

function Months({ income: { months, currency } }: { income: TrackIncome }) {
  const t = useWords('splits')
  const most = Math.max(0, ...months.map(({ total }) => Number(total)))
  /** Said in both cases: a track that sells as part of its release alone has nothing here, and its parties are paid all the same. */
  const about = <p className="mt-3 text-sm text-soft">{t('income.text')}</p>
  if (most === 0)
    return (
      <>
        <p className="pt-5 text-soft">{t('income.none')}</p>
        {about}
      </>
    )
  const width = (amount: string) => `${(Math.max(0, Number(amount)) / most) * 100}%`
  const head = 'py-2.5 text-right text-xs font-semibold text-soft'
  return (
    <>
      <table className="num w-full border-collapse">
        <caption className="sr-only">{t('income.title')}</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="py-2.5 text-left text-xs font-semibold text-soft">
              {t('income.month')}
            </th>
            <td className="max-sm:hidden" />
            <th scope="col" className={head}>
              {t('income.track')} ({currency})
            </th>
            <th scope="col" className={head}>
              {t('income.mine')} ({currency})
            </th>
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ month, total, mine }) => (
            <tr key={month} className="border-b border-line">
              <th scope="row" className="py-2 pr-4 text-left font-normal whitespace-nowrap">
                {month}
              </th>
              <td aria-hidden="true" className="w-2/5 py-2 max-sm:hidden">
                <span className="relative block h-2.5">
                  <span className="absolute inset-y-0 left-0 bg-line" style={{ width: width(total) }} />
                  <span
                    className="absolute inset-y-0 left-0 bg-[repeating-linear-gradient(to_bottom,var(--river-tone)_0_1.4px,transparent_1.4px_4px)]"
                    style={{ width: width(mine) }}
                  />
                </span>
              </td>
              <td className="py-2 pl-4 text-right">{formatAmount(total, currency)}</td>
              <td className="py-2 pl-4 text-right font-semibold text-river">
                {formatAmount(mine, currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {about}
    </>
  )
}
