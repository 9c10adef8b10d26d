import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { listSchemas } from '#contract/distribution/schema-calls'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { PageHeader } from '../../../ui/page-header'
import { RoomTabs } from '../room-tabs'
import { staffMay, useStaff } from '../staff-queries'

type ChannelsPageProps = { room: 'list' | 'schemas'; actions?: ReactNode; children: ReactNode }

/** The channels, and beside them what all channels of a format need; only admins upload that. */
export function ChannelsPage({ room, actions, children }: ChannelsPageProps) {
  const t = useWords('channels')
  const staff = useStaff()
  const { pathname } = useLocation()
  const rooms = [
    { to: links.operatorChannels, label: t('room.list') },
    { to: links.operatorSchemas, label: t('room.schemas') },
  ]
  return (
    <div className="page pb-16">
      <PageHeader title={t('title')} lead={t(`lead.${room}`)} actions={actions} />
      {staffMay(staff, listSchemas) && (
        <div className="mt-4">
          <RoomTabs
            label={t('room.label')}
            rooms={rooms.map(one => ({ ...one, isHere: pathname === one.to }))}
          />
        </div>
      )}
      {children}
    </div>
  )
}
