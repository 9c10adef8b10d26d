import { cx } from '../../ui/class-names'

type WorkCoverProps = { workId: number; url: string | null; className?: string }

const lines = [0, 1, 2, 3, 4, 5]

/** The cover, or lines that belong to this work alone until there is one. Beside a title, so it says nothing itself. */
export function WorkCover({ workId, url, className }: WorkCoverProps) {
  const look = cx('block aspect-square shrink-0 overflow-hidden rounded-control bg-sunken', className)
  if (url) return <img src={url} alt="" loading="lazy" className={cx(look, 'object-cover')} />
  return (
    <span className={look}>
      <svg viewBox="0 0 64 64" fill="none" strokeWidth="1.4" className="size-full" aria-hidden="true">
        {lines.map(line => (
          <path
            key={line}
            d={waveOf(workId, line)}
            className={line === 2 ? 'stroke-accent' : 'stroke-edge'}
          />
        ))}
      </svg>
    </span>
  )
}

function waveOf(workId: number, line: number): string {
  const y = 20 + line * 5
  const height = 3 + ((workId * 7 + line * 5) % 9)
  const turn = 14 + ((workId * 11 + line * 3) % 16)
  return `M0 ${y}C${turn} ${y - height} ${64 - turn} ${y + height} 64 ${y}`
}
