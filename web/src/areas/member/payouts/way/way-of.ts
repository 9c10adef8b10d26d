// How far a withdrawal has come, as stations: submitted, approved, at the bank, paid; or where its way ended.
import type { WayState } from '../../../../ui/status-way'
import type { OwnWithdrawal } from '../withdrawal-queries'

type Step = OwnWithdrawal['steps'][number]

export interface Station {
  /** Which words it has. */
  name:
    | ('submitted' | 'review' | 'approved' | 'to_confirm' | 'queued' | 'in_batch' | 'sent' | 'failed')
    | ('awaiting' | 'paid' | 'returned' | 'refused' | 'cancelled' | 'void' | 'bank' | 'lapsed')
  state: WayState
  at: string | null
  reason: string
  batch: number | null
  reference: string
}

/** The way is over here: nothing follows. */
const ends = ['refused', 'cancelled', 'void'] as const

export function stationsOf(withdrawal: OwnWithdrawal): Station[] {
  const { state, approved_at, paid_at, ended_at, reason } = withdrawal
  const lastOf = (...steps: Step['step'][]) => withdrawal.steps.findLast(({ step }) => steps.includes(step))
  const submitted = station('submitted', 'done', withdrawal.submitted_at)
  const approved = station('approved', 'done', approved_at)
  const end = ends.find(name => name === state)
  if (end) {
    const name = end === 'cancelled' && lastOf('lapse') ? 'lapsed' : end
    const closing = { ...station(name, end === 'refused' ? 'problem' : 'next', ended_at), reason }
    return approved_at ? [submitted, approved, closing] : [submitted, closing]
  }
  if (!approved_at) {
    const waiting = state === 'to_confirm' ? station('to_confirm', 'problem') : station('review', 'now')
    return [submitted, waiting, station('bank', 'next'), station('awaiting', 'next')]
  }
  const sent = lastOf('sendToBank')
  const atBank = { at: sent?.at ?? null, batch: sent?.batch ?? null }
  if (state === 'failed') {
    const failed = lastOf('fail')
    const problem = { ...station('failed', 'problem', failed?.at), reason: failed?.reason || reason }
    return [submitted, approved, { ...problem, batch: atBank.batch }, station('awaiting', 'next')]
  }
  if (state === 'returned') {
    const back = lastOf('bankReturns')
    const problem = { ...station('returned', 'problem', back?.at), reason: back?.reason || reason }
    return [submitted, approved, { ...station('sent', 'done'), ...atBank }, problem]
  }
  if (state === 'paid') {
    const paid = { ...station('paid', 'done', paid_at), reference: withdrawal.bank_reference }
    return [submitted, approved, { ...station('sent', 'done'), ...atBank }, paid]
  }
  const bank = state === 'in_batch' ? { ...station('in_batch', 'now'), ...atBank } : station('queued', 'now')
  return [submitted, approved, bank, station('awaiting', 'next')]
}

function station(name: Station['name'], state: WayState, at: string | null = null): Station {
  return { name, state, at, reason: '', batch: null, reference: '' }
}
