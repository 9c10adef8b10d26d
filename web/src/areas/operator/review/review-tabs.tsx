import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { useStaff } from '../staff-queries'
import { countsQuery, mayDecideCases, stagesOf } from './review-queries'

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
    <nav aria-label={t('room.label')} className="overflow-x-auto">
      <ul className="flex gap-6 border-b border-line">
        {rooms.map(room => (
          <li key={room}>
            <Link
              to={room === 'library' ? links.operatorReasons : links.operatorReviewOf(room)}
              aria-current={room === here ? 'page' : undefined}
              className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent whitespace-nowrap text-soft hover:text-ink aria-[current]:border-ink aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {t(`room.${room}`)}
              {room !== 'library' && counts && <span className="num font-normal">{counts[room]}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
