import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deskBillsExportPath, disputesExportPath } from '#contract/income/desk-exports'
import { type Dispute, holdDisputedBills } from '#contract/income/dispute-calls'
import { ExportLinks } from '../../../features/export/export-links'
import { api } from '../../../lib/api'
import { useWords } from '../../../lib/words'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { EmptyState } from '../../../ui/empty-state'
import { QueryTable } from '../query-table'
import { useAddressFilter } from '../use-address-filter'
import { useCursors } from '../use-cursors'
import { DeskBillTable } from './desk-bill-table'
import { useDisputeColumns } from './disputes/dispute-columns'
import { IncomePage } from './income-page'
import { disputesQuery } from './income-queries'
import { useDeed } from './report/use-deed'

/** Claims that keep a recording off the channels, and what it has earned. The one that is looked at stands in the address. */
export default function Disputes() {
  const t = useWords('income-desk')
  const [params, show] = useAddressFilter<'number'>()
  const pages = useCursors('')
  const query = useQuery(disputesQuery({ ...(pages.cursor && { cursor: pages.cursor }) }))
  const [asked, setAsked] = useState<Dispute>()
  const looked = query.data?.items.find(({ number }) => number === params.get('number'))
  const columns = useDisputeColumns(setAsked, show)
  return (
    <IncomePage title={t('disputes.title')} lead={t('disputes.lead')}>
      {!!query.data?.items.length && (
        <div className="mt-4 flex justify-end">
          <ExportLinks path={disputesExportPath} />
        </div>
      )}
      <div className="mt-6" aria-busy={query.isPlaceholderData}>
        <QueryTable
          caption={t('disputes.caption')}
          columns={columns}
          query={query}
          pages={pages}
          empty={
            <EmptyState title={t('disputes.empty')} className="py-20">
              {t('disputes.emptyText')}
            </EmptyState>
          }
        />
      </div>
      {looked && (
        <section aria-labelledby="bills" className="mt-10 min-w-0">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="bills" className="text-lg">
              {t('disputes.billsOf', { number: looked.number })}
            </h2>
            <ExportLinks path={deskBillsExportPath} query={{ case_id: looked.id }} />
          </div>
          <DeskBillTable
            asked={{ case_id: looked.id }}
            caption={t('disputes.billsOf', { number: looked.number })}
            empty={t('disputes.billsNone')}
          />
        </section>
      )}
      {asked && <HoldAll dispute={asked} onClose={() => setAsked(undefined)} />}
    </IncomePage>
  )
}

function HoldAll({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const t = useWords('income-desk')
  const [run, isBusy] = useDeed()
  const { id, number, to_hold } = dispute
  const hold = () =>
    run(
      () => api(holdDisputedBills, { case_id: id }),
      t('disputes.holdDone', { count: to_hold.bills }),
      onClose,
    )
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('disputes.holdTitle', { count: to_hold.bills, number })}
      confirmLabel={t('disputes.hold')}
      cancelLabel={t('dialog.cancel')}
      danger
      busy={isBusy}
      onConfirm={() => void hold()}
    >
      {t('disputes.holdText')}
    </ConfirmDialog>
  )
}
