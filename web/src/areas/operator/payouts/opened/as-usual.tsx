import { formatAmount, formatDate } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import type { OpenedPayout } from '../payout-queries'

/** What needs no look, in one line. */
export function AsUsual({ payout }: { payout: OpenedPayout }) {
  const t = useWords('payout-desk')
  const { member, tickets, double_above, approvals_wanted, currency } = payout
  const facts: [what: string, how: string][] = [
    ...(member.verified_at
      ? [pair(t('usual.verified'), t('usual.verifiedAt', { day: formatDate(member.verified_at) }))]
      : []),
    pair(t('usual.member'), t('usual.memberSince', { day: formatDate(member.registered_at) })),
    ...(member.sensitive_change ? [] : [pair(t('usual.unchanged'), t('usual.unchangedText'))]),
    ...(tickets.length === 0 ? [pair(t('usual.noTicket'), t('usual.noTicketText'))] : []),
    ...(double_above !== null && approvals_wanted === 1
      ? [pair(t('usual.below', { amount: formatAmount(double_above, currency) }), t('usual.belowText'))]
      : []),
  ]
  return (
    <p className="mt-6 flex flex-wrap gap-x-6 gap-y-1.5 border-t border-line pt-4 text-sm text-soft">
      <span>{t('usual.label')}</span>
      {facts.map(([what, how]) => (
        <span key={what} className="num">
          <span className="text-river">{what}</span> {how}
        </span>
      ))}
    </p>
  )
}

const pair = (what: string, how: string): [string, string] => [what, how]
