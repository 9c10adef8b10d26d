import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { unclaimedExportPath } from '#contract/payouts/withdrawal-files'
import { ExportLinks } from '../../../features/export/export-links'
import { useWords } from '../../../lib/words'
import { EmptyState } from '../../../ui/empty-state'
import { QueryTable } from '../query-table'
import { useCursors } from '../use-cursors'
import { PayoutPage } from './payout-page'
import { type Unclaimed as UnclaimedIncome, unclaimedQuery } from './payout-queries'
import type { ClaimDeed } from './unclaimed/claim-deed'
import { ClaimDialog } from './unclaimed/claim-dialog'
import { ConfirmClaimDialog } from './unclaimed/confirm-claim-dialog'
import { RefuseClaimDialog } from './unclaimed/refuse-claim-dialog'
import { UnclaimedFigures } from './unclaimed/unclaimed-figures'
import { useUnclaimedColumns } from './unclaimed/use-unclaimed-columns'
import { WithoutConsent } from './unclaimed/without-consent'

const dialogs = { propose: ClaimDialog, confirm: ConfirmClaimDialog, refuse: RefuseClaimDialog }

/** Income of closed accounts, and who claims it. */
export default function Unclaimed() {
  const t = useWords('payout-desk')
  const pages = useCursors('')
  const query = useQuery(unclaimedQuery(pages.cursor))
  const [deed, setDeed] = useState<{ what: ClaimDeed; income: UnclaimedIncome } | null>(null)
  const columns = useUnclaimedColumns((what, income) => setDeed({ what, income }))
  const Dialog = deed && dialogs[deed.what]
  return (
    <PayoutPage
      title={t('room.unclaimed')}
      lead={t('unclaimed.lead')}
      actions={query.data && query.data.items.length > 0 && <ExportLinks path={unclaimedExportPath} />}
    >
      {query.data?.sums.map(sum => (
        <UnclaimedFigures key={sum.currency} sum={sum} />
      ))}
      <div className="mt-8">
        <QueryTable
          caption={t('unclaimed.caption')}
          columns={columns}
          query={query}
          pages={pages}
          rowHeight="sm:min-h-24 max-sm:min-h-56"
          empty={
            <EmptyState title={t('unclaimed.empty')} className="py-20">
              {t('unclaimed.emptyText')}
            </EmptyState>
          }
        />
      </div>
      <WithoutConsent balances={query.data?.without_consent ?? []} />
      {deed && Dialog && <Dialog income={deed.income} onClose={() => setDeed(null)} />}
    </PayoutPage>
  )
}
