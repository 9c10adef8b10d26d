import { formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import type { WayState } from '../../../../ui/status-way'
import { endOf } from '../account/end-of'
import { isNothing, shownAmount } from '../shown-amount'
import type { OwnWithdrawal } from '../withdrawal-queries'
import { type Station, stationsOf } from './way-of'

const dots: Record<WayState, string> = {
  done: 'border-river bg-river',
  now: 'border-amber bg-amber',
  problem: 'border-accent bg-accent',
  next: 'border-edge bg-paper',
}

/** Fine lines, as money is drawn everywhere: as far as it has come. */
const swings = [0, 4.5, 9, 13.5, 18.5, 23, 27.5, 32]

/** Station by station: from left to right, on a phone from top to bottom. */
export function WithdrawalWay({ withdrawal }: { withdrawal: OwnWithdrawal }) {
  const t = useWords('withdraw')
  const stations = stationsOf(withdrawal)
  return (
    <ol className="mt-5 md:grid md:grid-cols-4" aria-label={t('way.label', { number: withdrawal.number })}>
      {stations.map((station, index) => (
        <li
          key={station.name}
          aria-current={station.state === 'now' || station.state === 'problem' ? 'step' : undefined}
          className="relative max-md:pb-6 max-md:pl-8 max-md:last:pb-0 md:min-w-0 md:pt-10 md:pr-5"
        >
          {index < stations.length - 1 && <Reach isDone={stations[index + 1]?.state !== 'next'} />}
          <span
            aria-hidden="true"
            className={cx(
              'absolute top-1.5 left-0 size-3.5 rounded-full border-2 md:top-[9px]',
              dots[station.state],
            )}
          />
          <p className={cx('font-semibold', station.state === 'next' && index > 1 && 'text-soft')}>
            {t(`way.${station.name}`)}
          </p>
          <StationText station={station} withdrawal={withdrawal} />
        </li>
      ))}
    </ol>
  )
}

/** To the next station: money that has gone there swells, what is still to come is dotted. */
function Reach({ isDone }: { isDone: boolean }) {
  return (
    <>
      <span
        aria-hidden="true"
        className={cx(
          'absolute top-5 bottom-[-6px] left-[6px] md:hidden',
          isDone ? 'border-l-2 border-river' : 'border-l-2 border-dotted border-edge',
        )}
      />
      {isDone ? (
        <svg
          aria-hidden="true"
          viewBox="0 0 100 32"
          preserveAspectRatio="none"
          fill="none"
          className="absolute top-0 right-0 left-3.5 h-8 w-[calc(100%-0.875rem)] stroke-river max-md:hidden"
        >
          {swings.map(y => (
            <path key={y} d={`M0 16C30 ${y} 70 ${y} 100 16`} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
      ) : (
        <span
          aria-hidden="true"
          className="absolute top-[15px] right-1 left-5 border-t-2 border-dotted border-edge max-md:hidden"
        />
      )}
    </>
  )
}

function StationText({ station, withdrawal }: { station: Station; withdrawal: OwnWithdrawal }) {
  const t = useWords('withdraw')
  const { account, currency, share, tax, due, bills, computation, confirm_until } = withdrawal
  const { name, at, batch, reason, reference } = station
  const amount = (text: string) => shownAmount(text, currency)
  const withheld = isNothing(due) ? 'way.note.approved' : 'way.note.approvedDue'
  const notes: Partial<Record<Station['name'], string>> = {
    submitted: t('way.note.submitted', { count: bills, share: amount(share) }),
    review: t('way.note.review'),
    approved: computation.rule === 'company' ? '' : t(withheld, { tax: amount(tax), due: amount(due) }),
    to_confirm: t('way.note.to_confirm', { until: formatMoment(confirm_until) }),
    queued: t('way.note.queued'),
    in_batch: t('way.note.in_batch', { digits: endOf(account) }),
    sent: t('way.note.in_batch', { digits: endOf(account) }),
    failed: t('way.note.failed'),
    awaiting: t('way.note.awaiting'),
    paid: reference && t('way.note.paid', { reference }),
    returned: t('way.note.failed'),
    refused: t('way.note.free'),
    cancelled: t('way.note.free'),
    lapsed: t('way.note.free'),
    void: t('way.note.free'),
  }
  return (
    <div className="num text-sm [overflow-wrap:anywhere]">
      {at && (
        <p>
          {batch === null
            ? formatMoment(at)
            : t('way.batch', { moment: formatMoment(at), number: String(batch).padStart(4, '0') })}
        </p>
      )}
      {reason && <p className="font-medium">{t('way.reason', { reason })}</p>}
      {notes[name] && <p className="text-soft">{notes[name]}</p>}
    </div>
  )
}
