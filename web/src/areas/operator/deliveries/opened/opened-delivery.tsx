import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router'
import type { WholeDelivery } from '#contract/distribution/delivery'
import { formatMoment } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useTabTitle } from '../../../../lib/use-tab-title'
import { useWords } from '../../../../lib/words'
import { Notice } from '../../../../ui/notice'
import { PageHeader } from '../../../../ui/page-header'
import { DeliveryStateBadge, isStuck } from '../delivery-state-badge'
import { DeliveryActions } from './delivery-actions'
import { FactsPart } from './facts-part'
import { FilesPart } from './files-part'
import { LogPart } from './log-part'
import { MessagePart } from './message-part'

/** One message to a channel: what became of it on the left, what it says on the right. */
export function OpenedDelivery({ delivery }: { delivery: WholeDelivery }) {
  const t = useWords('deliveries')
  const { work, channel, kind, error, next_attempt_at, state } = delivery
  useTabTitle(work.title)
  const isFailed = isStuck(delivery) || state === 'refused'
  return (
    <div className="page pb-16">
      <PageHeader
        over={
          <Link
            to={links.operatorDeliveries}
            className="inline-flex min-h-11 items-center gap-1.5 hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t('back')}
          </Link>
        }
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2 [overflow-wrap:anywhere]">
            {work.cover_url && (
              <img src={work.cover_url} alt="" className="size-12 rounded-md bg-sunken object-cover" />
            )}
            {work.title}
            <ArrowRight aria-hidden="true" className="size-6 text-soft" />
            {channel.name}
          </span>
        }
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <DeliveryStateBadge delivery={delivery} />
            <span>{t(delivery.track_id === null ? `kind.${kind}` : `videoKind.${kind}`)}</span>
            <span className="num">{work.upc}</span>
          </span>
        }
        actions={<DeliveryActions delivery={delivery} />}
      />
      {isFailed && error && (
        <Notice tone="accent" className="mt-6" title={error}>
          {next_attempt_at
            ? t('next.at', { time: formatMoment(next_attempt_at) })
            : state === 'queued'
              ? t('next.somebody')
              : undefined}
        </Notice>
      )}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <FactsPart delivery={delivery} />
          <LogPart delivery={delivery} />
          <FilesPart delivery={delivery} />
        </div>
        <MessagePart delivery={delivery} />
      </div>
    </div>
  )
}
