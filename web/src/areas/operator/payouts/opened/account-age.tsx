import type { CSSProperties } from 'react'
import { withdrawalWaitHours } from '#contract/payouts/payout-rules'
import { formatDate, formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import type { OpenedPayout } from '../payout-queries'
import { type Mark, placeMarks } from './account-times'
import { lastDigits } from './last-digits'

/** Whose account it is, and how long it has been there before money was asked for. */
export function AccountAge({ payout }: { payout: OpenedPayout }) {
  const t = useWords('payout-desk')
  const { account } = payout
  const digits = lastDigits(account.number_masked)
  return (
    <section
      aria-labelledby="account"
      className="mt-6 grid grid-cols-[minmax(0,1fr)] items-center gap-x-8 gap-y-4 border-t border-line pt-4 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div className="min-w-0">
        <h3 id="account" className="text-lg">
          {t('account.title', { digits })}
        </h3>
        <p className={account.is_verified_name ? 'text-sm text-soft' : 'text-sm font-semibold text-accent'}>
          {t(account.is_verified_name ? 'account.verified' : 'account.notVerified', { name: account.holder })}
        </p>
        {account.branch && (
          <p className="num text-sm text-soft">
            {t('account.bank', { bank: account.bank_name, branch: account.branch, cnaps: account.cnaps })}
          </p>
        )}
      </div>
      <Timeline payout={payout} />
    </section>
  )
}

const dots: Record<Mark, string> = {
  before: 'bg-soft',
  bound: 'bg-faint',
  over: 'bg-river',
  submitted: 'bg-river',
  now: 'bg-ink',
}

/** A label keeps within the line: to the right of its mark, under it, or to the left. */
const sides = { start: '', middle: 'sm:-translate-x-1/2', end: 'sm:-translate-x-full' }

/** Of today only the time is said, and within a year its number says nothing. */
function shortMoment(at: string): string {
  const today = formatDate(new Date())
  const moment = formatMoment(at)
  if (moment.startsWith(today)) return moment.slice(11)
  return moment.startsWith(today.slice(0, 5)) ? moment.slice(5) : moment.slice(0, 10)
}

function Timeline({ payout }: { payout: OpenedPayout }) {
  const t = useWords('payout-desk')
  const { account, submitted_at } = payout
  const { before } = account
  const marks = placeMarks({
    boundAt: account.bound_at,
    submittedAt: submitted_at,
    before: before && { boundAt: before.bound_at },
    now: Date.now(),
  })
  const placeOf = (mark: Mark) => marks.find(one => one.mark === mark)?.place ?? 0
  const wait = { left: placeOf('bound'), right: placeOf('over') }
  /** Only a young account is looked at twice. */
  const isNew = payout.unusual.some(({ what }) => what === 'new_account')
  const labels: Record<Exclude<Mark, 'over' | 'now'>, string> = {
    before: before
      ? t('account.beforeSince', {
          digits: lastDigits(before.number_masked),
          day: formatDate(before.bound_at).slice(0, 7),
        })
      : '',
    bound: t('account.bound', { moment: shortMoment(account.bound_at) }),
    submitted: t('account.submitted', { moment: shortMoment(submitted_at) }),
  }
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
  return (
    <div className="sm:px-2">
      <div aria-hidden="true" className="relative mb-1 h-8">
        <span className="absolute inset-x-0 top-4 h-0.5 bg-line" />
        <span className="absolute top-4 h-0.5 bg-river" style={{ left: percent(wait.right), right: 0 }} />
        <span
          className={cx(
            'absolute top-4 border-t-2 border-dotted bg-paper',
            isNew ? 'border-accent' : 'border-faint',
          )}
          style={{ left: percent(wait.left), right: percent(1 - wait.right) }}
        />
        <span
          className="absolute top-0 -translate-x-1/2 text-[0.6875rem] whitespace-nowrap text-soft"
          style={{ left: percent((wait.left + wait.right) / 2) }}
        >
          {t('account.wait', { hours: withdrawalWaitHours })}
        </span>
        <span className="absolute top-0 right-1.5 text-[0.6875rem] text-soft">{t('account.now')}</span>
        {marks.map(({ mark, place }) => (
          <span
            key={mark}
            className={cx(
              'absolute -translate-x-1/2',
              mark === 'bound' && isNew ? 'bg-accent' : dots[mark],
              mark === 'now' ? 'top-3 h-3 w-0.5' : 'top-[0.82rem] size-2 rounded-full',
            )}
            style={{ left: percent(place) }}
          />
        ))}
      </div>
      <ol
        aria-label={t('account.line')}
        className="num relative flex flex-wrap justify-between gap-x-4 gap-y-0.5 text-xs text-soft sm:block sm:h-5"
      >
        {marks.map(
          ({ mark, place }) =>
            mark !== 'over' &&
            mark !== 'now' && (
              <li
                key={mark}
                style={{ '--place': percent(place) } as CSSProperties}
                className={cx(
                  'whitespace-nowrap sm:absolute sm:left-(--place)',
                  sides[place < 0.1 ? 'start' : place > 0.9 ? 'end' : 'middle'],
                  mark === 'bound' && isNew && 'text-accent',
                )}
              >
                {labels[mark]}
              </li>
            ),
        )}
      </ol>
    </div>
  )
}
