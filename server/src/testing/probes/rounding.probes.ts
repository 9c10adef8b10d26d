import * as rounding from '../../modules/income/posting/rounding.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof rounding> = {
  sumRounding: find((tx, { reportId }) => rounding.sumRounding(tx, reportId)),
  findToRound: find(rounding.findToRound),
}
