import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { payersExportPath } from '#contract/income/desk-exports'
import { ExportLinks } from '../../../features/export/export-links'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { ButtonLink } from '../../../ui/button-link'
import { EmptyState } from '../../../ui/empty-state'
import { SkeletonLines } from '../../../ui/skeleton'
import { Unreachable } from '../unreachable'
import { IncomePage } from './income-page'
import { payersQuery } from './income-queries'
import { PayerRow } from './payers/payer-row'

export default function Payers() {
  const t = useWords('income-desk')
  const { data, isError, isFetching, refetch } = useQuery(payersQuery)
  const [showsArchived, setShowsArchived] = useState(false)
  const archived = data?.filter(({ is_archived }) => is_archived) ?? []
  const shown = data?.filter(({ is_archived }) => !is_archived || showsArchived)
  const add = (
    <ButtonLink
      to={links.operatorNewPayer}
      variant="main"
      icon={<Plus aria-hidden="true" className="size-4.5" />}
    >
      {t('payers.add')}
    </ButtonLink>
  )
  return (
    <IncomePage title={t('payers.title')} lead={t('payers.lead')} actions={data?.length !== 0 && add}>
      <div className="mt-6">
        {!data && !isError && <SkeletonLines lines={9} />}
        {!data && isError && (
          <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data?.length === 0 && (
          <EmptyState title={t('payers.empty')} action={add}>
            {t('payers.emptyText')}
          </EmptyState>
        )}
        {shown && shown.length > 0 && (
          <ul className="border-t-2 border-ink">
            {shown.map(payer => (
              <PayerRow key={payer.id} payer={payer} />
            ))}
          </ul>
        )}
        {data && data.length > 0 && (
          <div className="mt-4">
            <ExportLinks path={payersExportPath} />
          </div>
        )}
        {archived.length > 0 && !showsArchived && (
          <Button variant="quiet" size="small" className="mt-4" onClick={() => setShowsArchived(true)}>
            {t('payers.showArchived', { count: archived.length })}
          </Button>
        )}
      </div>
    </IncomePage>
  )
}
