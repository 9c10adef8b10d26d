import { useQuery } from '@tanstack/react-query'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { countsQuery } from '../menu-queries'
import { RoomTabs } from '../room-tabs'
import { useStaff } from '../staff-queries'
import { mayDecideCases, stagesOf } from './review-queries'

export type Room = 'content' | 'rights' | 'cases' | 'library'

/** The rooms of review that are this person's. */
export function ReviewTabs({ here }: { here: Room }) {
  const t = useWords('review')
  const staff = useStaff()
  const { data: counts } = useQuery(countsQuery)
  const rooms: Room[] = [
    ...stagesOf(staff),
    ...(mayDecideCases(staff) ? (['cases'] as const) : []),
    'library',
  ]
  return (
    <RoomTabs
      label={t('room.label')}
      rooms={rooms.map(room => ({
        to: room === 'library' ? links.operatorReasons : links.operatorReviewOf(room),
        label: t(`room.${room}`),
        isHere: room === here,
        count: room === 'library' ? undefined : counts?.[room],
      }))}
    />
  )
}
