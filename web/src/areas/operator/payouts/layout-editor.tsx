import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { SkeletonLines } from '../../../ui/skeleton'
import { NotThere } from '../not-there'
import { Unreachable } from '../unreachable'
import { LayoutForm } from './layouts/layout-form'
import { layoutsQuery } from './payout-queries'

/** One layout, or a new one where the address names none. */
export default function LayoutEditor() {
  const t = useWords('payout-desk')
  const [params] = useSearchParams()
  const id = Number(params.get('id')) || undefined
  const { data, isError, isFetching, refetch } = useQuery(layoutsQuery)
  if (!data && isError) return <Unreachable isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className="page pt-10 pb-16">
        <SkeletonLines lines={12} />
      </div>
    )
  const layout = data.find(one => one.id === id)
  if (id !== undefined && !layout)
    return (
      <NotThere
        title={t('layouts.missing')}
        text={t('layouts.missingText')}
        back={t('room.layouts')}
        to={links.operatorLayouts}
      />
    )
  return <LayoutForm key={id ?? 'new'} layout={layout} />
}
