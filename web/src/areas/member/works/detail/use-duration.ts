import { useWords } from '../../../../lib/words'

const hour = 3600
const day = 24 * hour

/** Roughly: nobody plans by the minute how long a review takes. */
export function useDuration() {
  const t = useWords('works')
  return (seconds: number): string => {
    if (seconds < 1.5 * hour) return t('duration.hour')
    if (seconds < 1.5 * day) return t('duration.hours', { count: Math.round(seconds / hour) })
    return t('duration.days', { count: Math.round(seconds / day) })
  }
}
