import { useQuery } from '@tanstack/react-query'
import FileUp from 'lucide-react/icons/file-up'
import { useState } from 'react'
import { reportsExportPath } from '#contract/income/desk-exports'
import { reportQueues } from '#contract/income/report-calls'
import { reportStates } from '#contract/income/report-state'
import { ExportLinks } from '../../../features/export/export-links'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { ButtonLink } from '../../../ui/button-link'
import { useRowKeys } from '../keys/use-row-keys'
import { QueryTable } from '../query-table'
import { useAddressFilter } from '../use-address-filter'
import { useCursors } from '../use-cursors'
import { IncomePage } from './income-page'
import { channelsQuery, payersQuery, type ReportFilter, reportsQuery } from './income-queries'
import { NoReports } from './list/no-reports'
import { useReportColumns } from './list/report-columns'
import { ReportFilters } from './list/report-filters'
import { DropAnywhere } from './upload/drop-anywhere'
import { FetchDialog } from './upload/fetch-dialog'
import { type Chosen, UploadDialog } from './upload/upload-dialog'
import { UploadsUnderWay } from './upload/uploads-under-way'
import { useLeaveWarning, useReportArrivals } from './upload/use-report-uploads'

/** Reports, the newest first. What is chosen stands in the address; files may be dropped anywhere. */
export default function Reports() {
  const t = useWords('income-desk')
  const [params, show] = useAddressFilter<'queue' | 'payer' | 'state'>()
  const filter: ReportFilter = filterIn(params)
  const pages = useCursors(JSON.stringify(filter))
  const query = useQuery(reportsQuery({ ...filter, ...(pages.cursor && { cursor: pages.cursor }) }))
  const payers = useQuery(payersQuery).data
  const sandboxes = useQuery(channelsQuery).data?.filter(({ is_sandbox }) => is_sandbox) ?? []
  const [asked, setAsked] = useState<Chosen | 'fetch'>()
  const keys = useRowKeys()
  const columns = useReportColumns(query.dataUpdatedAt)
  useReportArrivals()
  useLeaveWarning()
  const isFiltered = Object.keys(filter).length > 0
  /** Then the button stands where the way is explained. */
  const isEmpty = !isFiltered && query.data?.items.length === 0
  const upload = (
    <Button
      variant="main"
      icon={<FileUp aria-hidden="true" className="size-4.5" />}
      onClick={() => setAsked({ files: [], refused: [] })}
    >
      {t('upload.open')}
    </Button>
  )
  const fetch = sandboxes.length > 0 && <Button onClick={() => setAsked('fetch')}>{t('fetch.open')}</Button>
  return (
    <DropAnywhere isOff={asked !== undefined} onFiles={(files, refused) => setAsked({ files, refused })}>
      <IncomePage
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            {fetch}
            {!isEmpty && upload}
          </>
        }
      >
        <UploadsUnderWay />
        <div
          ref={keys}
          className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-3"
          aria-busy={query.isPlaceholderData}
        >
          <ReportFilters filter={filter} counts={query.data?.counts} payers={payers ?? []} show={show} />
          <QueryTable
            caption={t('list.caption')}
            columns={columns}
            query={query}
            pages={pages}
            rowHeight="sm:h-23 max-sm:min-h-52"
            empty={
              <NoReports
                isFiltered={isFiltered}
                action={
                  payers?.length === 0 ? (
                    <ButtonLink to={links.operatorNewPayer} variant="ink">
                      {t('empty.addPayer')}
                    </ButtonLink>
                  ) : (
                    upload
                  )
                }
              />
            }
          />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-soft max-md:hidden">{t('list.keys')}</p>
            {!isEmpty && <ExportLinks path={reportsExportPath} query={filter} />}
          </div>
        </div>
      </IncomePage>
      {asked === 'fetch' && <FetchDialog channels={sandboxes} onClose={() => setAsked(undefined)} />}
      {asked && asked !== 'fetch' && payers && (
        <UploadDialog
          payers={payers}
          chosen={asked}
          payerId={Number(filter.payer_id) || undefined}
          onClose={() => setAsked(undefined)}
        />
      )}
    </DropAnywhere>
  )
}

function filterIn(params: URLSearchParams): ReportFilter {
  const queue = reportQueues.find(known => known === params.get('queue'))
  const state = reportStates.find(known => known === params.get('state'))
  const payerId = Number(params.get('payer')) || undefined
  return { ...(queue && { queue }), ...(state && { state }), ...(payerId && { payer_id: payerId }) }
}
