import { Link } from 'react-router'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { Checkbox } from '../../../../ui/checkbox'
import { cx } from '../../../../ui/class-names'
import type { QueuedPayout } from '../payout-queries'
import { shownSum } from '../shown-sum'
import { AgeLine } from './age-line'
import { UnusualStrokes } from './unusual-strokes'

type QueueRowProps = {
  payout: QueuedPayout
  to: string
  isOpen: boolean
  /** Absent where nothing can be done about several at once. */
  choice: { isChosen: boolean; onChoose: () => void } | undefined
}

export function QueueRow({ payout, to, isOpen, choice }: QueueRowProps) {
  const t = useWords('payout-desk')
  const { id, number, member, payee, net, currency, unusual, approvals, approvals_wanted } = payout
  return (
    <li
      className={cx(
        'relative grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center border-b border-line pr-4 sm:pr-5',
        'hover:bg-sunken has-[[data-row]:focus-visible]:bg-sunken',
        isOpen && 'xl:bg-sunken xl:shadow-[inset_3px_0_0_var(--accent-tone)]',
        choice?.isChosen && 'bg-river-wash',
      )}
    >
      <span className="relative z-1 flex justify-center">
        {choice && (
          <Checkbox
            aria-label={t('queue.select', { number, name: member.name })}
            checked={choice.isChosen}
            onChange={choice.onChoose}
            className="px-2.5"
          />
        )}
      </span>
      <span className="min-w-0 py-2.5">
        <span className="flex items-center gap-3">
          {/* Its hit area is the whole row. */}
          <Link
            data-row={id}
            to={to}
            preventScrollReset
            aria-current={isOpen ? 'true' : undefined}
            className="min-w-0 truncate font-semibold -outline-offset-2 after:absolute after:inset-0"
          >
            {member.name}
          </Link>
          <UnusualStrokes count={unusual} />
        </span>
        <span className="flex flex-wrap items-center gap-x-3 text-xs text-soft">
          <span className="num whitespace-nowrap">{number}</span>
          <span className="whitespace-nowrap">{t(`payee.${payee}`)}</span>
          {payout.kind !== 'usual' && <span className="whitespace-nowrap">{t(`kind.${payout.kind}`)}</span>}
          {payout.is_disputed && <Badge tone="accent">{t('queue.disputed')}</Badge>}
          {approvals > 0 && approvals < approvals_wanted && (
            <span className="num whitespace-nowrap text-amber">
              {t('queue.approvals', { done: approvals, wanted: approvals_wanted })}
            </span>
          )}
        </span>
      </span>
      <span className="pl-3 text-right">
        <b className="num block font-semibold">{shownSum(net, currency)}</b>
        <span className="text-xs text-soft">
          <AgeLine since={payout.submitted_at} />
        </span>
      </span>
    </li>
  )
}
