import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { remarksExportPath } from '#contract/income/desk-exports'
import type { Report } from '#contract/income/report'
import { lineKinds } from '#contract/income/report-calls'
import { ExportLinks } from '../../../../../features/export/export-links'
import { formatCount } from '../../../../../lib/format'
import { useWords } from '../../../../../lib/words'
import { Segmented } from '../../../../../ui/segmented'
import { SkeletonLines } from '../../../../../ui/skeleton'
import { Unreachable } from '../../../unreachable'
import { all } from '../../../use-address-filter'
import { CursorPager, useCursors } from '../../../use-cursors'
import { remarksQuery } from '../../income-queries'
import { OddLine } from './odd-line'

type Kind = (typeof lineKinds)[number]
const shownAtOnce = 8

/** Lines that are no sales, could not be read, or not in full: each as it stands in the file, and why. */
export function OddLines({ report }: { report: Report }) {
  const t = useWords('report-check')
  const [kind, setKind] = useState<Kind | typeof all>(all)
  const pages = useCursors(`${report.id} ${kind}`)
  const query = useQuery(
    remarksQuery({
      id: report.id,
      limit: shownAtOnce,
      ...(kind !== all && { what: kind }),
      ...(pages.cursor && { cursor: pages.cursor }),
    }),
  )
  const { data, isError, isFetching, refetch } = query
  const counts = new Map<string, number>()
  for (const { what, lines } of report.remarks) counts.set(what, (counts.get(what) ?? 0) + lines)
  const known = lineKinds.filter(one => (counts.get(one) ?? 0) > 0)
  return (
    <section aria-labelledby="odd-lines" id="lines" className="min-w-0 scroll-mt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="odd-lines" className="text-lg">
          {t('lines.title')}
        </h2>
        {known.length > 0 && (
          <ExportLinks
            path={remarksExportPath}
            query={{ id: report.id, what: kind === all ? undefined : kind }}
          />
        )}
      </div>
      {known.length > 1 && (
        <Segmented
          look="chips"
          className="mt-2"
          label={t('lines.filter')}
          value={kind}
          onChange={setKind}
          segments={[
            { value: all, label: t('lines.all') },
            ...known.map(value => ({ value, label: t(`kind.${value}`), count: counts.get(value) })),
          ]}
        />
      )}
      <div className="mt-2" aria-busy={query.isPlaceholderData}>
        {!data && !isError && <SkeletonLines lines={6} className="py-3" />}
        {!data && isError && (
          <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data?.items.length === 0 && (
          <p className="py-2 text-soft">{t(kind === all ? 'lines.none' : 'lines.noneOf')}</p>
        )}
        {data && data.items.length > 0 && (
          <ol>
            {data.items.map((line, index) => (
              // A line may have two remarks.
              <OddLine key={`${line.line} ${line.reason} ${formatCount(index)}`} line={line} />
            ))}
          </ol>
        )}
        <CursorPager pages={pages} next={data?.next_cursor} />
      </div>
    </section>
  )
}
