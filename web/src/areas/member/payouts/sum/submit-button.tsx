import { formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import type { Preview } from '../withdrawal-queries'
import { dayOf, obstaclesOf } from './readiness'

type SubmitButtonProps = {
  preview: Preview | undefined
  /** The figures are of the bills that are ticked. */
  isCurrent: boolean
  now: number
  describedBy?: string
  isShort?: boolean
  onSubmit: () => void
  className?: string
}

/** Names its time while it has to wait. It stays focusable, so that whoever comes by keys hears why. */
export function SubmitButton(props: SubmitButtonProps) {
  const { preview, isCurrent, now, describedBy, isShort, onSubmit, className } = props
  const t = useWords('withdraw')
  const isStopped = preview === undefined || obstaclesOf(preview, now).length > 0
  return (
    <Button
      variant={isStopped ? 'line' : 'main'}
      loading={preview !== undefined && !isCurrent}
      aria-disabled={isStopped || undefined}
      aria-describedby={isStopped ? describedBy : undefined}
      onClick={isStopped ? undefined : onSubmit}
      className={`num aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-soft ${className ?? ''}`}
    >
      {label()}
    </Button>
  )

  function label(): string {
    if (preview?.from && obstaclesOf(preview, now).includes('wait')) {
      const moment = formatMoment(preview.from)
      const day = dayOf(preview.from, now)
      const time = moment.slice(-5)
      if (isShort) return t('submit.afterShort', { time: day === 'later' ? moment.slice(5) : time })
      return t(`submit.after.${day}`, { time, moment: moment.slice(5) })
    }
    return t(isShort ? 'submit.short' : 'submit.open')
  }
}
