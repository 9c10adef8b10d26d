import type { WorkRow } from '#contract/works/work-calls'
import { useWords } from '../../lib/words'
import { cx } from '../../ui/class-names'
import { WorkCover } from '../works/work-cover'

interface WorkChoiceProps {
  works: readonly WorkRow[]
  taken: ReadonlySet<number>
  value: number | undefined
  onChange: (work: number) => void
}

/** One of the member's works, by its cover. */
export function WorkChoice({ works, taken, value, onChange }: WorkChoiceProps) {
  const t = useWords('guest')
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {works.map(({ id, title, artists, cover_url }) => {
        const isTaken = taken.has(id)
        return (
          <label
            key={id}
            className={cx(
              'flex min-h-18 items-center gap-3 rounded-control border border-line bg-surface p-2.5',
              isTaken
                ? 'text-faint'
                : 'cursor-pointer hover:border-ink has-checked:border-ink has-checked:bg-sunken',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name="work"
              value={id}
              checked={value === id}
              disabled={isTaken}
              onChange={() => onChange(id)}
              className="ml-1 size-4.5 shrink-0 accent-accent"
            />
            <WorkCover workId={id} url={cover_url} className="size-12" />
            <span className="min-w-0">
              <span className="block truncate font-semibold">{title || t('hot.apply.untitled')}</span>
              <span className="block truncate text-sm text-soft">
                {isTaken ? t('hot.apply.taken') : artists}
              </span>
            </span>
          </label>
        )
      })}
    </div>
  )
}
