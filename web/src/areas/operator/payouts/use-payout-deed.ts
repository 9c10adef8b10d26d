import { useStaffDeed } from '../use-staff-deed'
import { refreshPayouts } from './payout-queries'

/** Something done to payouts, their batches or how these look. */
export const usePayoutDeed = () => useStaffDeed(refreshPayouts)
