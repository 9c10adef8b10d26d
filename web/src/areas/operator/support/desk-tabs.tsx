import { useLocation } from 'react-router'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { RoomTabs } from '../room-tabs'

export function DeskTabs() {
  const t = useWords('support-desk')
  const { pathname } = useLocation()
  const rooms = [
    [links.operatorDesk, t('room.queue')],
    [links.operatorCanned, t('room.canned')],
    [links.operatorDeskStatistics, t('room.statistics')],
  ] as const
  return (
    <RoomTabs
      label={t('room.label')}
      rooms={rooms.map(([to, label]) => ({ to, label, isHere: pathname === to }))}
    />
  )
}
