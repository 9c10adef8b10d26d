import { linesOf, partOf } from '../parts-of'

type MiniPartsProps = { parts: { percent: string; isMine: boolean }[]; isWaiting?: boolean }

/** A split at a glance: ten lines, divided as the income is. What it says stands beside it in words. */
export function MiniParts({ parts, isWaiting = false }: MiniPartsProps) {
  const counts = linesOf(
    parts.map(({ percent }) => partOf(percent)),
    10,
  )
  let y = 0
  return (
    <svg viewBox="0 0 64 40" aria-hidden="true" className="h-10 w-16 shrink-0" preserveAspectRatio="none">
      {parts.flatMap(({ isMine }, index) => {
        y += index === 0 ? 2 : 3
        return Array.from({ length: counts[index] ?? 0 }, (_, line) => {
          const at = y
          y += 3
          return (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity
              key={`${index} ${line}`}
              d={`M0 ${at}H64`}
              strokeWidth="1.4"
              strokeDasharray={isWaiting && !isMine ? '2 2.5' : undefined}
              className={isMine ? 'stroke-river' : isWaiting ? 'stroke-amber' : 'stroke-ink'}
            />
          )
        })
      })}
    </svg>
  )
}
