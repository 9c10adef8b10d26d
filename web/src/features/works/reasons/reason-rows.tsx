import type { ReactNode } from 'react'
import { clock } from '../../materials/player/clock'

export interface ShownReason {
  key: string
  /** The field or the file it concerns. */
  label?: string
  text: string
  second: number | null
}

interface ReasonRowsProps<R extends ShownReason> {
  reasons: readonly R[]
  /** What can be done about it. */
  action?: (reason: R) => ReactNode
}

/** Why a work came back, one thing after the other: where it is, and what to do. */
export function ReasonRows<R extends ShownReason>({ reasons, action }: ReasonRowsProps<R>) {
  return (
    <ol className="mt-2">
      {reasons.map((reason, index) => (
        <li
          key={`${reason.key} ${reason.text}`}
          className="flex gap-3 border-t border-line py-3 first:border-t-0"
        >
          <span aria-hidden="true" className="font-display num text-lg leading-snug text-accent">
            {index + 1}
          </span>
          <div className="min-w-0">
            <p className="text-sm text-soft">
              {reason.label}
              {reason.second !== null && (
                <span className="num ml-2 font-semibold text-accent">{clock(reason.second)}</span>
              )}
            </p>
            <p className="[overflow-wrap:anywhere]">{reason.text}</p>
            {action?.(reason)}
          </div>
        </li>
      ))}
    </ol>
  )
}
