import { useQuery } from '@tanstack/react-query'
import FileDown from 'lucide-react/icons/file-down'
import { monthInChina } from '#contract/china-months'
import { operatorYearPath, taxListPath } from '#contract/payouts/withdrawal-files'
import { serverAddress } from '../../../lib/server-address'
import { useWords } from '../../../lib/words'
import { buttonClass } from '../../../ui/button-class'
import { SkeletonLines } from '../../../ui/skeleton'
import { Unreachable } from '../unreachable'
import { useAddressFilter } from '../use-address-filter'
import { useCursors } from '../use-cursors'
import { PayoutPage } from './payout-page'
import { taxQuery } from './payout-queries'
import { MonthChooser } from './tax/month-chooser'
import { TaxFigures } from './tax/tax-figures'
import { TaxLines } from './tax/tax-lines'

const isMonth = (text: string | null): text is string => /^(1[89]|2\d)\d\d-(0[1-9]|1[0-2])$/.test(text ?? '')

/** What the tax office hears of a month, held against the ledger. */
export default function Tax() {
  const t = useWords('payout-desk')
  const [params, show] = useAddressFilter<'month'>()
  const asked = params.get('month')
  const thisMonth = monthInChina(new Date())
  const month = isMonth(asked) ? asked : thisMonth
  const pages = useCursors(month)
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(taxQuery(month, pages.cursor))
  const year = month.slice(0, 4)
  return (
    <PayoutPage title={t('room.tax')} lead={t('taxes.lead')}>
      <div className="mt-6 flex flex-wrap items-end justify-between gap-4">
        <MonthChooser
          month={month}
          months={[...new Set([thisMonth, month, ...(data?.months ?? [])])].toSorted().toReversed()}
          onChange={value => show({ month: value === thisMonth ? '' : value })}
        />
        <div className="flex flex-wrap items-center gap-3">
          {data && data.items.length > 0 && (
            <a
              href={serverAddress(`${taxListPath}?${new URLSearchParams({ month })}`)}
              download
              className={buttonClass({ variant: 'ink' })}
            >
              <FileDown aria-hidden="true" className="size-4.5" />
              {t('taxes.export')}
            </a>
          )}
          <a
            href={serverAddress(`${operatorYearPath}?${new URLSearchParams({ year })}`)}
            download
            title={t('taxes.yearText')}
            className={buttonClass()}
          >
            {t('taxes.yearOpen', { year })}
          </a>
        </div>
      </div>
      {!data && isError && (
        <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <SkeletonLines lines={10} className="mt-8" />}
      {data && (
        <div aria-busy={isPlaceholderData || undefined}>
          <TaxFigures data={data} />
          <TaxLines data={data} month={month} pages={pages} />
        </div>
      )}
    </PayoutPage>
  )
}
