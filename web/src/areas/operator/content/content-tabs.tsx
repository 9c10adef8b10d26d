import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { RoomTabs } from '../room-tabs'
import { type Room, rooms } from './rooms'

export function ContentTabs({ here }: { here: Room }) {
  const t = useWords('content')
  return (
    <RoomTabs
      label={t('room.label')}
      rooms={rooms.map(room => ({
        to: links.operatorContentRoom(room),
        label: t(`room.${room}`),
        isHere: room === here,
      }))}
    />
  )
}
