import { useState } from 'react'
import { approvePayouts, payoutOutcomes } from '#contract/payouts/payout-desk-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { apiWithCode } from '../../../../features/second-factor/api-with-code'
import { addDecimals } from '../../../../lib/decimal'
import { useWords } from '../../../../lib/words'
import { useToast } from '../../../../ui/toast'
import { refreshPayouts } from '../payout-queries'
import { shownSum } from '../shown-sum'

type Approved = { id: number; version: number; number: string; net: string; currency: string }
export type Outcome = (typeof payoutOutcomes)[number]
/** What did not simply go through, by what came of it. */
export type Came = { approved: number; others: { outcome: Outcome; numbers: string[] }[] }

/** Approves one or many and keeps what came of each that was not simply approved, until it is read. */
export function useApproval() {
  const t = useWords('payout-desk')
  const toast = useToast()
  const [once, isBusy] = useOnce()
  const [came, setCame] = useState<Came>()
  /** What the code is for: nothing else is on the screen when a key was pressed. */
  const titleOf = (payouts: readonly Approved[]) => {
    const [first] = payouts
    const sum = shownSum(addDecimals(...payouts.map(({ net }) => net)), first?.currency ?? '')
    return payouts.length === 1
      ? t('approve.one', { number: first?.number ?? '', sum })
      : t('approve.many', { count: payouts.length, sum })
  }
  const approve = (payouts: readonly Approved[]) =>
    once(async () => {
      setCame(undefined)
      const { data } = await apiWithCode(
        approvePayouts,
        { payouts: payouts.map(({ id, version }) => ({ id, version })) },
        { title: titleOf(payouts), submit: t('approve.submit') },
      )
      const outcomeOf = new Map(data.results.map(({ id, outcome }) => [id, outcome]))
      const having = (outcome: Outcome) => payouts.filter(({ id }) => outcomeOf.get(id) === outcome)
      const approved = having('approved')
      const others = payoutOutcomes
        .filter(outcome => outcome !== 'approved')
        .map(outcome => ({ outcome, numbers: having(outcome).map(({ number }) => number) }))
        .filter(({ numbers }) => numbers.length > 0)
      const [first] = approved
      if (first)
        toast({
          tone: 'river',
          title:
            payouts.length === 1
              ? t('came.one', { number: first.number })
              : t('came.approved', {
                  count: approved.length,
                  sum: shownSum(addDecimals(...approved.map(({ net }) => net)), first.currency),
                }),
        })
      if (others.length > 0) setCame({ approved: approved.length, others })
      await refreshPayouts()
    })
  return { approve, isBusy, came, dismiss: () => setCame(undefined) }
}
