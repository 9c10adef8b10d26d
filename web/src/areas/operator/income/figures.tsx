import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '#contract/call'
import {
  type DeskFigureKind,
  deskFigureKinds,
  deskIncomeExportPath,
  type deskIncomeFigures,
} from '#contract/income/income-figures-desk'
import { ExportLinks } from '../../../features/export/export-links'
import { formatAmount, formatCount } from '../../../lib/format'
import { useWords } from '../../../lib/words'
import { BarList } from '../../../ui/chart/bar-list'
import { cx } from '../../../ui/class-names'
import { EmptyState } from '../../../ui/empty-state'
import { KeyFigures } from '../../../ui/key-figures'
import { Segmented } from '../../../ui/segmented'
import { Skeleton } from '../../../ui/skeleton'
import { Unreachable } from '../unreachable'
import { useAddressFilter } from '../use-address-filter'
import { figuresQuery, periodOf, spans } from './figures/figures-queries'
import { IncomeWaiting } from './figures/income-waiting'
import { IncomePage } from './income-page'

/** What came in for members, from whom and for whom; and what still waits. */
export default function DeskFigures() {
  const t = useWords('income-figures')
  const [params, show] = useAddressFilter<'by' | 'span'>()
  const by = deskFigureKinds.find(kind => kind === params.get('by')) ?? 'payer'
  const span = spans.find(known => known === params.get('span')) ?? '12'
  const query = useQuery(figuresQuery(by, span))
  return (
    <IncomePage title={t('title')} lead={t('lead')}>
      <IncomeWaiting />
      <section aria-labelledby="income-by" className="mt-12">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="income-by" className="text-xl">
            {t('by.title')}
          </h2>
          <ExportLinks path={deskIncomeExportPath} query={{ ...periodOf(span), by }} />
        </div>
        <div className="my-4 flex flex-wrap gap-3">
          <Segmented
            label={t('by.label')}
            value={by}
            onChange={kind => show({ by: kind })}
            look="chips"
            segments={deskFigureKinds.map(kind => ({ value: kind, label: t(`group.${kind}`) }))}
          />
          <Segmented
            label={t('span.label')}
            value={span}
            onChange={value => show({ span: value })}
            segments={spans.map(value => ({ value, label: t(`span.${value}`) }))}
          />
        </div>
        {query.data ? (
          <div className={cx('transition-opacity', query.isPlaceholderData && 'opacity-60')}>
            <Sums data={query.data} by={by} />
          </div>
        ) : query.isError ? (
          <Unreachable heading="h2" isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton className="h-96" />
        )}
      </section>
    </IncomePage>
  )
}

function Sums({ data, by }: { data: OutputOf<typeof deskIncomeFigures>; by: DeskFigureKind }) {
  const t = useWords('income-figures')
  const { currency, items, count, total, share } = data
  const most = Math.max(...items.map(item => Number(item.share)), 0)
  const empty = (
    <EmptyState heading="h3" title={t('none')} className="py-10">
      {t('none.text')}
    </EmptyState>
  )
  if (items.length === 0) return empty
  return (
    <>
      <KeyFigures
        figures={[
          { value: formatAmount(total, currency), label: t('total') },
          { value: formatAmount(share, currency), label: t('share', { currency }), tone: 'river' },
          { value: formatCount(count), label: t(`count.${by}`) },
        ]}
      />
      <div className="mt-6">
        <BarList
          label={t(`group.${by}`)}
          empty={empty}
          loadingLabel={t('by.title')}
          bars={items.map((item, index) => ({
            key: `${item.id ?? item.name} ${index}`,
            name: (
              <>
                <span className="block truncate font-semibold">{item.name}</span>
                <span className="num block text-sm text-soft">{t('bills', { count: item.bills })}</span>
              </>
            ),
            length: most > 0 ? Number(item.share) / most : 0,
            value: formatAmount(item.share, currency),
            percent: Number(share) > 0 ? `${((Number(item.share) / Number(share)) * 100).toFixed(1)}%` : '--',
          }))}
        />
      </div>
      {count > items.length && (
        <p className="num mt-3 text-sm text-soft">{t('more', { count: count - items.length })}</p>
      )}
    </>
  )
}
