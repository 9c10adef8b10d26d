import * as Radix from 'radix-ui/toggle-group'
import type { ReactNode } from 'react'
import { cx } from './class-names'
import { useFieldLabelId } from './field-context'
import { useArrowChoice } from './use-arrow-choice'

export type Segment<Value extends string> = { value: Value; label: ReactNode; count?: number }

type SegmentedProps<Value extends string> = {
  segments: Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Only outside a Field, which names the group otherwise. */
  label?: string
  disabled?: boolean
  /** joined: two to four short words in one pill. chips: many filters that may wrap. */
  look?: 'joined' | 'chips'
  className?: string
}

const item =
  'inline-flex items-center justify-center gap-2 rounded-full font-semibold text-soft transition-colors hover:text-ink ' +
  'data-[state=on]:bg-ink data-[state=on]:text-paper ' +
  'disabled:text-faint data-[state=on]:disabled:bg-faint data-[state=on]:disabled:text-paper'

const looks = {
  joined: {
    group: 'inline-flex rounded-full border border-line bg-surface p-1',
    item: 'min-h-9 px-4 text-sm pointer-coarse:min-h-10',
  },
  chips: {
    group: 'flex flex-wrap gap-2',
    item: 'min-h-9 border border-line px-3.5 text-sm hover:border-ink pointer-coarse:min-h-11',
  },
}

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { segments, value, onChange, label, disabled, look = 'joined', className } = props
  const labelId = useFieldLabelId()
  const arrows = useArrowChoice()
  return (
    <Radix.Root
      type="single"
      {...arrows.group}
      value={value}
      disabled={disabled}
      // Radix lets the chosen one be taken back; here one is always chosen.
      onValueChange={next => next && onChange(next as Value)}
      aria-label={label}
      aria-labelledby={label ? undefined : labelId}
      className={cx(looks[look].group, className)}
    >
      {segments.map(segment => (
        <Radix.Item
          key={segment.value}
          {...arrows.item}
          value={segment.value}
          className={cx(item, looks[look].item)}
        >
          {segment.label}{' '}
          {segment.count !== undefined && <span className="num font-normal">{segment.count}</span>}
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
