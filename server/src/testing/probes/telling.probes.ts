import * as telling from '../../modules/income/telling/telling.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof telling> = {
  findPosting: find((tx, { postingId }) => telling.findPosting(tx, postingId)),
  listTold: find((tx, { postingId }) => telling.listTold(tx, postingId, 0, 9)),
}
