import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { isRefusal } from '../../../lib/is-refusal'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { SkeletonLines } from '../../../ui/skeleton'
import { NotThere } from '../not-there'
import { Unreachable } from '../unreachable'
import { deliveryQuery } from './delivery-queries'
import { OpenedDelivery } from './opened/opened-delivery'

export default function Delivery() {
  const t = useWords('deliveries')
  const [params] = useSearchParams()
  const id = Number(params.get('id'))
  const { data, error, isError, isFetching, refetch } = useQuery(deliveryQuery(id))
  if (data) return <OpenedDelivery key={id} delivery={data} />
  if (isError && isRefusal(error, 'notFound')) {
    return (
      <NotThere
        title={t('missing.title')}
        text={t('missing.text')}
        back={t('missing.back')}
        to={links.operatorDeliveries}
      />
    )
  }
  if (isError) return <Unreachable isRetrying={isFetching} onRetry={() => void refetch()} />
  return (
    <div className="page pt-10 pb-16">
      <SkeletonLines lines={14} />
    </div>
  )
}
