import type { Unclaimed } from '../payout-queries'

export type ClaimDeed = 'propose' | 'confirm' | 'refuse'
export type OnClaimDeed = (what: ClaimDeed, income: Unclaimed) => void
