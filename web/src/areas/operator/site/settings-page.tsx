import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWords } from '../../../lib/words'
import { PageHeader } from '../../../ui/page-header'
import { SkeletonLines } from '../../../ui/skeleton'
import { Unreachable } from '../unreachable'
import { type Settings, settingsQuery } from './settings-queries'
import { SiteTabs } from './site-tabs'

type Room = 'general' | 'apps' | 'money' | 'codes' | 'domains' | 'upkeep'

export function SitePage({ room, children }: { room: Room; children: ReactNode }) {
  const t = useWords('site')
  return (
    <div className="page pb-16">
      <PageHeader title={t('title')} lead={t(`lead.${room}`)} />
      <div className="mt-4">
        <SiteTabs />
      </div>
      {children}
    </div>
  )
}

/** A part that is edited as a whole; a newer version begins the form anew. */
export function SettingsPage({
  room,
  children,
}: {
  room: Room
  children: (settings: Settings) => ReactNode
}) {
  const { data, isError, isFetching, refetch } = useQuery(settingsQuery)
  return (
    <SitePage room={room}>
      {!data && !isError && (
        <div className="mt-8">
          <SkeletonLines lines={12} />
        </div>
      )}
      {!data && isError && (
        <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data && <div key={data.version}>{children(data)}</div>}
    </SitePage>
  )
}
