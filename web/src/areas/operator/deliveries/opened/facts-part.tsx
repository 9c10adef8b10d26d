import { Link } from 'react-router'
import type { WholeDelivery } from '#contract/distribution/delivery'
import { openReview } from '#contract/review/queue-calls'
import { formatMoment } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { Facts } from '../../../../ui/facts'
import { staffMay, useStaff } from '../../staff-queries'

const linkClass = 'text-river underline-offset-4 hover:underline [overflow-wrap:anywhere]'

export function FactsPart({ delivery }: { delivery: WholeDelivery }) {
  const t = useWords('deliveries')
  const staff = useStaff()
  const { work, batch, message_id, attempts, queued_at, left_at, accepted_at, live_at, link, before, ended } =
    delivery
  const code = (text: string | null) =>
    text && <bdi className="num font-mono text-sm [overflow-wrap:anywhere]">{text}</bdi>
  const rows: [string, React.ReactNode][] = [
    [
      t('fact.release'),
      staffMay(staff, openReview) ? (
        <Link key="release" to={links.operatorReviewWork(work.id)} className={linkClass}>
          {work.title}
        </Link>
      ) : (
        work.title
      ),
    ],
    [t('fact.batch'), code(batch)],
    [t('fact.message'), code(message_id)],
    [t('fact.attempts'), attempts > 0 && String(attempts)],
    [t('fact.queued'), formatMoment(queued_at)],
    [t('fact.left'), left_at && formatMoment(left_at)],
    [t('fact.accepted'), accepted_at && formatMoment(accepted_at)],
    [t('fact.live'), live_at && formatMoment(live_at)],
    [
      t('fact.link'),
      link && (
        <a href={link} target="_blank" rel="noreferrer" className={linkClass}>
          {link}
        </a>
      ),
    ],
    [
      t('fact.before'),
      before && (
        <Link to={links.operatorDelivery(before.id)} className={linkClass}>
          {t(`kind.${before.kind}`)} · {before.message_id}
        </Link>
      ),
    ],
    [t('fact.ended'), ended && t('fact.endedBy', { name: ended.by.name, note: ended.note })],
  ]
  return (
    <Card title={t('facts')}>
      <Facts rows={rows.filter(([, value]) => value)} />
    </Card>
  )
}
