import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { suspenseExportPath } from '#contract/income/desk-exports'
import type { Report } from '#contract/income/report'
import { ExportLinks } from '../../../../../features/export/export-links'
import { useWords } from '../../../../../lib/words'
import { Segmented } from '../../../../../ui/segmented'
import { SkeletonLines } from '../../../../../ui/skeleton'
import { Unreachable } from '../../../unreachable'
import { CursorPager, useCursors } from '../../../use-cursors'
import { suspenseQuery } from '../../income-queries'
import { DecidedRow } from './decided-row'
import { SearchDialog } from './search-dialog'
import { SuspenseRow } from './suspense-row'
import { useSuspenseDesk } from './use-suspense-desk'

type Shown = 'open' | 'decided'

/** Titles that nobody has named, the ones with most money first, and what was decided about others. */
export function Suspense({ report, isOn }: { report: Report; isOn: boolean }) {
  const t = useWords('report-check')
  const [shown, setShown] = useState<Shown>('open')
  const pages = useCursors(`${report.id} ${shown}`)
  const asked = { report_id: report.id, show: shown, limit: 10 }
  const query = useQuery(suspenseQuery({ ...asked, ...(pages.cursor && { cursor: pages.cursor }) }))
  const { data, isError, isFetching, refetch } = query
  const titles = data?.items ?? []
  const desk = useSuspenseDesk(report, shown === 'open' ? titles : [], isOn)
  const { payer, can } = report
  return (
    <section aria-labelledby="suspense-title" id="suspense" className="min-w-0 scroll-mt-6">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id="suspense-title" className="text-lg">
            {t('suspense.title')}
          </h2>
          <p className="text-sm text-soft">{t('suspense.lead', { payer: payer.name })}</p>
        </div>
        <div className="ml-auto flex flex-wrap items-center gap-x-5">
          {titles.length > 0 && (
            <ExportLinks path={suspenseExportPath} query={{ report_id: report.id, show: shown }} />
          )}
          <Segmented
            label={t('suspense.show')}
            value={shown}
            onChange={setShown}
            segments={[
              { value: 'open', label: t('suspense.open'), count: report.suspense.titles },
              { value: 'decided', label: t('suspense.decided') },
            ]}
          />
        </div>
      </div>
      {can.match && titles.length > 0 && shown === 'open' && !report.is_usage_only && (
        <p className="mt-1 text-sm text-amber">{t('suspense.four')}</p>
      )}
      <div className="mt-3" aria-busy={query.isPlaceholderData}>
        {!data && !isError && <SkeletonLines lines={6} className="py-3" />}
        {!data && isError && (
          <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data && titles.length === 0 && (
          <p className="border-t border-line py-3 text-soft">
            {t(shown === 'open' ? 'suspense.done' : 'suspense.noneDecided')}
          </p>
        )}
        {titles.length > 0 && (
          <>
            <div
              aria-hidden="true"
              className="grid gap-x-3 border-b border-line pb-1.5 pl-3.5 text-xs font-semibold text-faint max-sm:hidden sm:grid-cols-[minmax(0,1fr)_1.75rem_minmax(0,1.1fr)_3.5rem_8.5rem]"
            >
              <span>{t('suspense.theirs', { payer: payer.name })}</span>
              <span />
              <span>{t('suspense.ours')}</span>
              <span className="text-right">{t('suspense.lines')}</span>
              <span className="pr-3 text-right">{t('suspense.amount')}</span>
            </div>
            <ul ref={desk.list}>
              {titles.map((title, index) =>
                shown === 'open' ? (
                  <SuspenseRow
                    key={title.key}
                    title={title}
                    desk={desk}
                    isHere={index === desk.here}
                    onHere={() => desk.go(index)}
                    canMatch={can.match}
                  />
                ) : (
                  <DecidedRow key={title.key} title={title} desk={desk} />
                ),
              )}
            </ul>
          </>
        )}
        <CursorPager pages={pages} next={data?.next_cursor} />
      </div>
      {desk.searched && (
        <SearchDialog
          title={desk.searched}
          isBusy={desk.isBusy}
          onChoose={recording => desk.searched && desk.match(desk.searched, recording)}
          onClose={() => desk.search(undefined)}
        />
      )}
    </section>
  )
}
