import Flag from 'lucide-react/icons/flag'
import type { ReactNode } from 'react'
import { useSideWords } from '../../../../features/works/diff/change-rows'
import { useFieldLabel } from '../../../../features/works/work-labels'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { IconButton } from '../../../../ui/icon-button'
import { useDesk } from './desk-context'

/** Points at what is wrong; the words for it are written at the side. */
export function MarkButton({ field, label, sound }: { field: string; label: string; sound?: string }) {
  const t = useWords('review')
  const desk = useDesk()
  const count = desk.reasons.of(field).length
  if (!desk.canMark) return null
  return (
    <IconButton
      label={t('mark.field', { field: label })}
      size="small"
      onClick={() => desk.reasons.mark({ field, second: secondOf(desk.sound.now(sound)) })}
      className={count > 0 ? 'bg-accent-wash text-accent' : 'text-faint'}
    >
      <Flag className={cx(count > 0 && 'fill-current')} />
    </IconButton>
  )
}

/** At the very beginning nothing has been heard yet: then the whole file is meant. */
export function secondOf(now: number | undefined): number | null {
  return now === undefined || now < 0.5 ? null : Math.round(now * 10) / 10
}

type FieldPartProps = {
  /** By its name on the screens: `title`, `rights.source`. */
  name: string
  trackId?: number
  value: unknown
  /** Shown in place of the value's own words. */
  children?: ReactNode
}

/** One field: what it says, what it said before, and whether something is wrong with it. */
export function FieldPart({ name, trackId, value, children }: FieldPartProps) {
  const t = useWords('review')
  const works = useWords('works')
  const { review, reasons, changes } = useDesk()
  const labelOf = useFieldLabel()
  const sayValue = useSideWords(review.channels)
  const field = trackId === undefined ? name : `tracks.${trackId}.${name}`
  const label = labelOf(name)
  const words = sayValue(name, value)
  const change = changes.at(field)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this only reads
    <div
      role="group"
      aria-label={`${label}: ${words}`}
      tabIndex={-1}
      data-part={field}
      data-marks={field}
      className={cx(
        'grid min-h-11 scroll-my-24 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-1 last:border-b-0 @xs:grid-cols-[8.5rem_minmax(0,1fr)_auto]',
        reasons.of(field).length > 0 && 'pl-3 shadow-[inset_3px_0_var(--accent-tone)]',
      )}
    >
      <span className="text-sm text-soft">{label}</span>
      <span className="num [overflow-wrap:anywhere] @max-xs:col-start-1">
        {children || (
          <span className={words === works('value.nothing') ? 'text-faint' : 'font-semibold'}>{words}</span>
        )}
        {change && (
          <span className="block text-sm text-river">
            {t('changed.was')}{' '}
            <del className="text-soft decoration-accent">{sayValue(name, change.before)}</del>
          </span>
        )}
      </span>
      <span className="@max-xs:col-start-2 @max-xs:row-span-2 @max-xs:row-start-1">
        <MarkButton field={field} label={label} />
      </span>
    </div>
  )
}
