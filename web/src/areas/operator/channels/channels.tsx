import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { createChannel } from '#contract/distribution/channel-calls'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { SkeletonLines } from '../../../ui/skeleton'
import { staffMay, useStaff } from '../staff-queries'
import { Unreachable } from '../unreachable'
import { channelsQuery } from './channel-queries'
import { ChannelsPage } from './channels-page'
import { AddDialog } from './list/add-dialog'
import { ChannelRows } from './list/channel-rows'

export default function Channels() {
  const t = useWords('channels')
  const staff = useStaff()
  const { data, isError, isFetching, refetch } = useQuery(channelsQuery)
  const [isAdding, setIsAdding] = useState(false)
  const add = staffMay(staff, createChannel) && (
    <Button
      variant="main"
      icon={<Plus aria-hidden="true" className="size-4.5" />}
      onClick={() => setIsAdding(true)}
    >
      {t('add.open')}
    </Button>
  )
  return (
    <ChannelsPage room="list" actions={data?.length !== 0 && add}>
      <div className="mt-6">
        {!data && !isError && <SkeletonLines lines={12} />}
        {!data && isError && (
          <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data?.length === 0 && (
          <EmptyState title={t('list.empty')} action={add}>
            {t('list.emptyText')}
          </EmptyState>
        )}
        {data && data.length > 0 && <ChannelRows channels={data} />}
      </div>
      {isAdding && <AddDialog onDone={() => setIsAdding(false)} />}
    </ChannelsPage>
  )
}
