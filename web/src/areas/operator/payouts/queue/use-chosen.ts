import { useState } from 'react'
import type { WithdrawalState } from '#contract/payouts/withdrawal-state'
import type { QueuedPayout } from '../payout-queries'

/** What can be done about several of them at once: approve them, or put them into a batch. */
export const isChoosable = ({ state, can }: QueuedPayout) => (state === 'submitted' ? can.approve : can.pay)

/** Those that are chosen in one state; in another nothing is. */
export function useChosen(state: WithdrawalState) {
  const [kept, setKept] = useState({ state, chosen: new Map<number, QueuedPayout>() })
  const chosen = kept.state === state ? kept.chosen : new Map<number, QueuedPayout>()
  const set = (next: Map<number, QueuedPayout>) => setKept({ state, chosen: next })
  return {
    payouts: [...chosen.values()],
    has: (id: number) => chosen.has(id),
    toggle(payout: QueuedPayout) {
      const next = new Map(chosen)
      if (!next.delete(payout.id)) next.set(payout.id, payout)
      set(next)
    },
    add: (payouts: readonly QueuedPayout[]) =>
      set(new Map([...chosen, ...payouts.map(one => [one.id, one] as const)])),
    clear: () => set(new Map()),
  }
}

export type Chosen = ReturnType<typeof useChosen>
