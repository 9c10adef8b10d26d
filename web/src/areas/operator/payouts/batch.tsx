import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link, useSearchParams } from 'react-router'
import { formatCount, formatMoment } from '../../../lib/format'
import { isRefusal } from '../../../lib/is-refusal'
import { links } from '../../../lib/links'
import { useTabTitle } from '../../../lib/use-tab-title'
import { useWords } from '../../../lib/words'
import { KeyFigures } from '../../../ui/key-figures'
import { SkeletonLines } from '../../../ui/skeleton'
import { NotThere } from '../not-there'
import { Unreachable } from '../unreachable'
import { useCursors } from '../use-cursors'
import { BankResults } from './batch/bank-results'
import { BatchFile } from './batch/batch-file'
import { BatchItems } from './batch/batch-items'
import { BatchProgress } from './batch/batch-progress'
import { PayoutPage } from './payout-page'
import { batchQuery } from './payout-queries'
import { shownSum } from './shown-sum'

/** One batch: its file, what the bank answered, and every payout in it. */
export default function BatchPage() {
  const t = useWords('payout-desk')
  const [params] = useSearchParams()
  const id = Number(params.get('id'))
  const pages = useCursors(String(id))
  const { data, error, isError, isFetching, refetch } = useQuery(batchQuery(id, pages.cursor))
  useTabTitle(data?.batch.number)
  if (isError && isRefusal(error, 'notFound', 'invalidInput'))
    return (
      <NotThere
        title={t('batch.missing')}
        text={t('batch.missingText')}
        back={t('batch.back')}
        to={links.operatorBatches}
      />
    )
  if (!data && isError) return <Unreachable isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className="page pt-10 pb-16">
        <SkeletonLines lines={14} />
      </div>
    )
  const { batch, results } = data
  return (
    <PayoutPage
      over={
        <Link
          to={links.operatorBatches}
          className="inline-flex min-h-11 items-center gap-1.5 hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('batch.back')}
        </Link>
      }
      title={t('batch.title', { number: batch.number })}
      lead={t('batch.lead', {
        name: batch.made_by,
        moment: formatMoment(batch.made_at),
        layout: batch.layout,
      })}
    >
      <KeyFigures
        className="mt-8"
        figures={[
          {
            value: (
              <span className="whitespace-nowrap max-lg:text-xl">{shownSum(batch.sum, batch.currency)}</span>
            ),
            label: `${t('batch.sum', { currency: batch.currency })} · ${t('batches.payouts', { count: formatCount(batch.payouts) })}`,
          },
          { value: formatCount(batch.paid), label: t('batch.paid'), tone: 'river' },
          {
            value: formatCount(batch.failed),
            label: t('batch.failed'),
            tone: batch.failed > 0 ? 'accent' : undefined,
          },
          { value: formatCount(batch.open), label: t('batch.open') },
        ]}
      />
      <div className="mt-5">
        <BatchProgress batch={batch} />
      </div>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <BankResults batch={batch} results={results} />
        <BatchFile batch={batch} />
      </div>
      <BatchItems data={data} pages={pages} />
    </PayoutPage>
  )
}
