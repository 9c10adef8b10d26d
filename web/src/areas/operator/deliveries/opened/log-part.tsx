import type { WholeDelivery } from '#contract/distribution/delivery'
import { formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { cx } from '../../../../ui/class-names'
import { isUnpacked } from './message-part'

/** What happened, the latest first. */
export function LogPart({ delivery }: { delivery: WholeDelivery }) {
  const t = useWords('deliveries')
  const { log } = delivery
  return (
    <Card title={t('log')} detail={t('log.detail')}>
      {log.length === 0 ? (
        <p className="text-soft">{t(isUnpacked(delivery) ? 'log.empty' : 'log.none')}</p>
      ) : (
        <ol className="grid gap-2">
          {log.toReversed().map(({ id, at, text, is_failure, staff }) => (
            <li key={id} className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
              <time dateTime={at} className="num text-sm text-soft">
                {formatMoment(at)}
              </time>
              <span className={cx('[overflow-wrap:anywhere]', is_failure && 'text-accent')}>
                {text}
                {staff && <span className="text-soft"> · {staff.name}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
