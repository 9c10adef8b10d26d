import CalendarDays from 'lucide-react/icons/calendar-days'
import { type FocusEvent, lazy, Suspense, useRef, useState } from 'react'
import { IconButton } from './icon-button'
import { fromIsoDate, tidyIsoDate, toIsoDate } from './iso-date'
import { Popover } from './popover'
import { TextInput } from './text-input'

/** Loaded when it is wanted: it is heavier than most forms. Where it does not arrive, a day can still be typed. */
const Calendar = lazy(() =>
  import('./calendar').then(
    ({ Calendar }) => ({ default: Calendar }),
    () => ({ default: () => <></> }),
  ),
)

type DateFieldProps = {
  /** yyyy-mm-dd, or whatever has been typed so far. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** yyyy-mm-dd */
  min?: string
  max?: string
  labels: { open: string; calendar: string; previous: string; next: string }
  placeholder?: string
  disabled?: boolean
  name?: string
}

/** Type a day or choose it. What is typed is put in order on leaving; judging it is the form's. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onBlur, min, max, labels, placeholder = 'yyyy-mm-dd', disabled, name } = props
  const [open, setOpen] = useState(false)
  // Whoever presses the field may choose or go on typing: the calendar comes, the focus stays.
  const [isBeside, setIsBeside] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const show = (isOpen: boolean, beside: boolean) => {
    setOpen(isOpen)
    if (isOpen) setIsBeside(beside)
  }
  const choose = (date: Date) => {
    onChange(toIsoDate(date))
    setOpen(false)
    if (isBeside) input.current?.focus()
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (isBeside && !relatedTarget?.closest('[role="dialog"]')) setOpen(false)
    const tidy = tidyIsoDate(value)
    if (tidy !== value) onChange(tidy)
    onBlur?.()
  }
  const button = (
    <IconButton label={labels.open} disabled={disabled}>
      <CalendarDays />
    </IconButton>
  )
  return (
    <TextInput
      ref={input}
      value={value}
      onChange={event => {
        setOpen(false)
        onChange(event.target.value)
      }}
      onBlur={leave}
      onClick={() => show(true, true)}
      inputMode="numeric"
      autoComplete="off"
      className="num"
      {...{ placeholder, disabled, name }}
      end={
        <Popover
          label={labels.calendar}
          open={open}
          onOpenChange={isOpen => show(isOpen, false)}
          takesFocus={!isBeside}
          align="end"
          trigger={button}
        >
          <Suspense fallback={<div className="h-84 w-70" />}>
            <Calendar
              value={fromIsoDate(value)}
              onChange={choose}
              min={min ? fromIsoDate(min) : undefined}
              max={max ? fromIsoDate(max) : undefined}
              previousLabel={labels.previous}
              nextLabel={labels.next}
              takesFocus={!isBeside}
            />
          </Suspense>
        </Popover>
      }
    />
  )
}
