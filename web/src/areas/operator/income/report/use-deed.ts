import { useStaffDeed } from '../../use-staff-deed'
import { refreshIncome } from '../income-queries'

/** Something done to a report. */
export const useDeed = () => useStaffDeed(refreshIncome)
