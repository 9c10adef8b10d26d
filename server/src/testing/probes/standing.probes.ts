import * as standing from '../../modules/income/figures/standing.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof standing> = {
  sumStanding: find((tx, { memberId }) => standing.sumStanding(tx, memberId, 'CNY')),
}
