import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { useShownInLine } from './use-shown-in-line'

export interface Room {
  to: string
  label: ReactNode
  isHere: boolean
  count?: number
}

/** The rooms of one part of the console, in a line that can be pushed where there is no room for all. */
export function RoomTabs({ label, rooms }: { label: string; rooms: Room[] }) {
  return (
    <nav aria-label={label} className="overflow-x-auto">
      <ul className="flex w-max min-w-full gap-6 border-b border-line">
        {rooms.map(room => (
          <li key={room.to}>
            <RoomLink {...room} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function RoomLink({ to, label, isHere, count }: Room) {
  const link = useRef<HTMLAnchorElement>(null)
  useShownInLine(link, isHere)
  return (
    <Link
      ref={link}
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent whitespace-nowrap text-soft hover:text-ink aria-[current]:border-ink aria-[current]:font-semibold aria-[current]:text-ink"
    >
      {label}
      {count !== undefined && <span className="num font-normal">{count}</span>}
    </Link>
  )
}
