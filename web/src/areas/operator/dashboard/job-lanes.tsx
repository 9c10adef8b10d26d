import { formatCount } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/words'
import { formatAge } from '../moments'
import type { Dashboard } from './dashboard-queries'

/** How long work waits that nobody does by hand. */
export function JobLanes({ lanes }: { lanes: NonNullable<Dashboard['job_lanes']> }) {
  const t = useWords('operator')
  const language = useLanguage()
  return (
    <section className="mt-12" aria-labelledby="job-lanes">
      <h2 id="job-lanes" className="text-xl">
        {t('board.lanes')}
      </h2>
      <dl className="mt-4 grid gap-x-10 gap-y-3 border-t border-line pt-4 sm:grid-cols-2">
        {lanes.map(({ lane, waiting, oldest_at }) => (
          <div key={lane} className="flex flex-wrap items-baseline gap-x-3">
            <dt className="font-semibold">{t(`board.lane.${lane}`)}</dt>
            <dd className="num text-soft">
              {waiting === 0
                ? t('board.laneFree')
                : t('board.laneWaiting', {
                    count: formatCount(waiting),
                    age: formatAge(oldest_at ?? '', Date.now(), language),
                  })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
