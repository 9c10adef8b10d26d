import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { SkeletonLines } from '../../../ui/skeleton'
import { NotThere } from '../not-there'
import { Unreachable } from '../unreachable'
import { channelsQuery, payersQuery } from './income-queries'
import { PayerForm } from './payers/payer-form'

/** One payer, or a new one where the address names none. */
export default function PayerScreen() {
  const t = useWords('income-desk')
  const [params] = useSearchParams()
  const id = Number(params.get('id')) || undefined
  const payers = useQuery(payersQuery)
  const channels = useQuery(channelsQuery)
  const failed = [payers, channels].find(({ isError, data }) => isError && !data)
  if (failed)
    return (
      <Unreachable
        isRetrying={failed.isFetching}
        onRetry={() => {
          void payers.refetch()
          void channels.refetch()
        }}
      />
    )
  if (!payers.data || !channels.data) {
    return (
      <div className="page pt-10 pb-16">
        <SkeletonLines lines={14} />
      </div>
    )
  }
  const payer = payers.data.find(one => one.id === id)
  if (id !== undefined && !payer) {
    return (
      <NotThere
        title={t('payer.missing')}
        text={t('payer.missingText')}
        back={t('payer.back')}
        to={links.operatorPayers}
      />
    )
  }
  return <PayerForm key={id ?? 'new'} payer={payer} channels={channels.data} />
}
