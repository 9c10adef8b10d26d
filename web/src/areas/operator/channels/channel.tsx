import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { SkeletonLines } from '../../../ui/skeleton'
import { NotThere } from '../not-there'
import { Unreachable } from '../unreachable'
import { OpenedChannel } from './channel/opened-channel'
import { channelsQuery } from './channel-queries'

export default function Channel() {
  const t = useWords('channels')
  const [params] = useSearchParams()
  const id = Number(params.get('id'))
  const { data, isError, isFetching, refetch } = useQuery(channelsQuery)
  const channel = data?.find(one => one.id === id)
  if (channel) return <OpenedChannel key={id} channel={channel} />
  // One that has just been added is in the next answer.
  if (data && !isFetching) {
    return (
      <NotThere
        title={t('missing.title')}
        text={t('missing.text')}
        back={t('missing.back')}
        to={links.operatorChannels}
      />
    )
  }
  if (isError) return <Unreachable isRetrying={isFetching} onRetry={() => void refetch()} />
  return (
    <div className="page pt-10 pb-16">
      <SkeletonLines lines={12} />
    </div>
  )
}
