import { useCallback, useState } from 'react'
import { deskBillsExportPath } from '#contract/income/desk-exports'
import type { Report } from '#contract/income/report'
import { ExportLinks } from '../../../../features/export/export-links'
import { useWords } from '../../../../lib/words'
import { SearchField } from '../../../../ui/search-field'
import { DeskBillTable } from '../desk-bill-table'

/** The bills that the report became. */
export function Bills({ report }: { report: Report }) {
  const t = useWords('report-check')
  const [search, setSearch] = useState('')
  const find = useCallback((typed: string) => setSearch(typed), [])
  const asked = { report_id: report.id, ...(search && { query: search }) }
  return (
    <section aria-labelledby="bills" className="mt-10 min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="bills" className="text-lg">
          {t('bills.title')}
        </h2>
        <SearchField
          className="ml-auto max-w-80"
          label={t('bills.search')}
          hint={t('bills.searchHint')}
          value={search}
          onChange={find}
          maxLength={100}
        />
        <ExportLinks path={deskBillsExportPath} query={asked} />
      </div>
      <DeskBillTable
        asked={asked}
        caption={t('bills.caption')}
        empty={t(search ? 'bills.noneFound' : 'bills.none')}
      />
    </section>
  )
}
