import { useState } from 'react'
import { billPartsExportPath } from '#contract/income/bill-calls'
import { type BillPartKind, billPartKinds } from '#contract/income/bill-detail'
import { ExportLinks } from '../../../../features/export/export-links'
import { useWords } from '../../../../lib/words'
import { Segmented } from '../../../../ui/segmented'
import type { BillDetail } from '../bill-detail-queries'
import { LineDrawer } from './line-drawer'
import { PartList } from './part-list'
import { partColumns } from './part-row'
import { useOpenLine } from './use-open-line'

/** What a bill is made of, each part open down to the line. */
export function BillBreakdown({ bill }: { bill: BillDetail }) {
  const t = useWords('bills')
  const [by, setBy] = useState<BillPartKind>('track')
  const [line, openLine] = useOpenLine()
  return (
    <section aria-labelledby="breakdown" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b-2 border-ink pb-3">
        <h2 id="breakdown" className="text-xl">
          {t('parts.title')}
        </h2>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {bill.lines > 0 && <ExportLinks path={billPartsExportPath} query={{ id: bill.id, by }} />}
          <Segmented
            label={t('parts.by')}
            value={by}
            onChange={setBy}
            segments={billPartKinds.map(kind => ({ value: kind, label: t(`parts.${kind}`) }))}
          />
        </div>
      </div>
      <div aria-hidden="true" className={`${partColumns} border-b border-line py-2 text-xs text-soft`}>
        <span>{t(`parts.way.${by}`)}</span>
        <span className="text-right max-sm:hidden">{t('column.plays')}</span>
        <span className="text-right max-md:hidden">{t('parts.reported')}</span>
        <span className="text-right">{t('parts.exact', { currency: bill.currency })}</span>
      </div>
      <PartList key={by} bill={bill} by={by} within={{}} level={0} onLine={openLine} />
      <LineDrawer bill={bill} line={line} onClose={() => openLine(undefined)} />
    </section>
  )
}
