import { useEffect, useState } from 'react'
import { useIsBrowser } from '../../../lib/use-is-browser'
import { useWords } from '../../../lib/words'

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]

/** Until the day begins. The page may be an hour old when it is read, so the browser counts. */
export function Countdown({ until }: { until: string }) {
  const t = useWords('release')
  const isBrowser = useIsBrowser()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second)
    return () => clearInterval(timer)
  }, [])
  const left = Math.max(0, new Date(until).getTime() - now)
  const parts = [
    [t('soon.days'), Math.floor(left / day)],
    [t('soon.hours'), Math.floor((left % day) / hour)],
    [t('soon.minutes'), Math.floor((left % hour) / minute)],
    [t('soon.seconds'), Math.floor((left % minute) / second)],
  ] as const
  return (
    <dl aria-label={t('soon.left')} className="flex flex-wrap gap-y-3">
      {parts.map(([name, count], index) => (
        <div
          key={name}
          className="flex flex-col-reverse border-l border-line px-3.5 first:border-l-0 first:pl-0 sm:px-5"
        >
          <dt className="text-sm text-soft">{name}</dt>
          <dd className="num font-display text-4xl/none font-semibold text-accent md:text-5xl/none">
            {isBrowser ? String(count).padStart(index === 0 ? 1 : 2, '0') : '--'}
          </dd>
        </div>
      ))}
    </dl>
  )
}
