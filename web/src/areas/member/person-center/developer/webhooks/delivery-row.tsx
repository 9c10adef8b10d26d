import ChevronDown from 'lucide-react/icons/chevron-down'
import { Fragment, useState } from 'react'
import type { WebhookDelivery } from '#contract/webhooks/calls'
import { formatMoment } from '../../../../../lib/format'
import { useWords } from '../../../../../lib/words'
import { Badge } from '../../../../../ui/badge'
import { cx } from '../../../../../ui/class-names'
import { DeliveryDetails } from './delivery-details'
import { useOutcome } from './use-outcome'

const tones = { waiting: 'amber', delivered: 'river', given_up: 'accent' } as const

/** One line; opened, everything about it. */
export function DeliveryRow({ delivery, mayResend }: { delivery: WebhookDelivery; mayResend: boolean }) {
  const t = useWords('webhooks')
  const outcome = useOutcome()
  const [isOpen, setIsOpen] = useState(false)
  const { id, type, state, attempts, created_at, next_at, last_milliseconds } = delivery
  const isAgain = state === 'waiting' && attempts > 0
  const time = formatMoment(created_at)
  const said = [
    attempts > 0 && outcome({ status: delivery.last_status, failure: delivery.last_failure }),
    last_milliseconds !== null && t('delivery.milliseconds', { number: last_milliseconds }),
    attempts > 0 && t('delivery.attempts', { count: attempts }),
    isAgain && next_at && t('delivery.next', { time: formatMoment(next_at) }),
  ].filter(text => typeof text === 'string')
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={t('delivery.open', { type, time })}
        onClick={() => setIsOpen(!isOpen)}
        className="flex w-full items-center gap-x-3 py-3 text-left hover:bg-sunken"
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
          <span className="num w-36 shrink-0 text-soft">{time}</span>
          <span className="min-w-0 flex-1 basis-52">
            <code lang="en" className="break-words">
              {/* A narrow line breaks between the words of a name. */}
              {type.split(/(?<=[._])/).map(word => (
                <Fragment key={word}>
                  {word}
                  <wbr />
                </Fragment>
              ))}
            </code>
            <span className="num block text-sm text-soft">{said.join(' · ')}</span>
          </span>
        </span>
        <Badge tone={tones[state]}>{t(isAgain ? 'delivery.retrying' : `delivery.${state}`)}</Badge>
        <ChevronDown
          aria-hidden="true"
          className={cx('size-4.5 shrink-0 text-soft transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && <DeliveryDetails id={id} attempts={attempts} mayResend={mayResend} />}
    </li>
  )
}
