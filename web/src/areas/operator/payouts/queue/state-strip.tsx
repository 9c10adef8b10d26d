import { useRef } from 'react'
import { Link } from 'react-router'
import { endedWithdrawals, openWithdrawals, type WithdrawalState } from '#contract/payouts/withdrawal-state'
import { formatCount } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { useShownInLine } from '../../use-shown-in-line'
import type { PayoutSummary } from '../payout-queries'
import { shownSum } from '../shown-sum'

/** Along the way of a payout, then what has left it. */
const order = [
  ...(['submitted', 'to_confirm', 'approved', 'in_batch', 'failed', 'returned', 'paid'] as const),
  ...endedWithdrawals,
] satisfies WithdrawalState[]

/** Somebody has to do something about these. */
const asking: readonly WithdrawalState[] = ['failed', 'returned']

type StateStripProps = { here: WithdrawalState; summary: PayoutSummary | undefined }

/** Every state with how many stand in it and what they come to. */
export function StateStrip({ here, summary }: StateStripProps) {
  const t = useWords('payout-desk')
  return (
    <nav aria-label={t('states.label')} className="overflow-x-auto border-b border-line">
      <ul className="flex w-max min-w-full px-4 sm:px-6">
        {order.map(state => (
          <li key={state} className="grow">
            <StateLink state={state} isHere={state === here} summary={summary} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type StateLinkProps = { state: WithdrawalState; isHere: boolean; summary: PayoutSummary | undefined }

function StateLink({ state, isHere, summary }: StateLinkProps) {
  const t = useWords('payout-desk')
  const link = useRef<HTMLAnchorElement>(null)
  useShownInLine(link, isHere)
  const { payouts = 0, net = '0' } = summary?.sums.find(sum => sum.state === state) ?? {}
  // What is over grows for ever: it is found, not counted.
  const isCounted = (openWithdrawals as readonly WithdrawalState[]).includes(state)
  const isAsking = asking.includes(state) && payouts > 0
  return (
    <Link
      ref={link}
      to={links.operatorPayoutsOf({ state: state === 'submitted' ? undefined : state })}
      aria-current={isHere ? 'page' : undefined}
      className="group -mb-px flex min-h-16 flex-col justify-center border-b-2 border-transparent pr-6 pl-0.5 whitespace-nowrap -outline-offset-2 aria-[current]:border-ink"
    >
      <span className="flex items-baseline gap-1.5">
        <span className="text-sm text-soft group-hover:text-ink group-aria-[current]:font-semibold group-aria-[current]:text-ink">
          {t(`state.${state}`)}
        </span>{' '}
        {isCounted && (
          <b
            className={cx(
              'font-display num text-lg leading-none',
              isAsking ? 'text-accent' : payouts > 0 ? 'text-ink' : 'text-faint',
            )}
          >
            {summary ? formatCount(payouts) : '–'}
          </b>
        )}
      </span>{' '}
      {isCounted && (
        <span className="num text-xs text-soft">
          {summary && payouts > 0 ? shownSum(net, summary.currency) : '–'}
        </span>
      )}
    </Link>
  )
}
