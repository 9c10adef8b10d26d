import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { DayPicker } from 'react-day-picker'
import { zhCN } from 'react-day-picker/locale/zh-CN'
import { documentLanguage } from '../lib/document-language'

type CalendarProps = {
  value?: Date
  onChange: (date: Date) => void
  min?: Date
  max?: Date
  previousLabel: string
  nextLabel: string
  /** Takes the keyboard as soon as it is there. */
  takesFocus?: boolean
}

const turn =
  'grid size-11 place-items-center rounded-full text-soft hover:bg-sunken hover:text-ink aria-disabled:invisible'

const classNames = {
  months: 'relative',
  month_caption: 'font-display grid h-11 place-items-center text-lg',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: turn,
  button_next: turn,
  chevron: 'size-5',
  month_grid: 'mt-1 border-collapse',
  weekday: 'h-9 text-xs font-semibold text-faint',
  day: 'num group p-0 text-center',
  day_button:
    'size-10 rounded-full text-sm hover:bg-sunken group-data-today:font-bold group-data-today:text-accent ' +
    'group-data-selected:bg-ink group-data-selected:text-paper disabled:text-edge disabled:hover:bg-transparent',
}

export function Calendar(props: CalendarProps) {
  const { value, onChange, min, max, previousLabel, nextLabel, takesFocus = true } = props
  const outside = [...(min ? [{ before: min }] : []), ...(max ? [{ after: max }] : [])]
  return (
    <DayPicker
      mode="single"
      required
      autoFocus={takesFocus}
      selected={value}
      defaultMonth={value ?? max}
      onSelect={onChange}
      startMonth={min}
      endMonth={max}
      disabled={outside}
      locale={documentLanguage() === 'zh-CN' ? zhCN : undefined}
      labels={{ labelPrevious: () => previousLabel, labelNext: () => nextLabel }}
      classNames={classNames}
      components={{ Chevron: Turn }}
    />
  )
}

function Turn({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return orientation === 'left' ? <ChevronLeft className="size-5" /> : <ChevronRight className="size-5" />
}
