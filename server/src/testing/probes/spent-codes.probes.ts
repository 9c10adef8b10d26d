import * as codes from '../../modules/staff/spent-codes.queries'
import { find, type ProbesOf, write } from './probe'

const requestHash = Buffer.alloc(32)

export const probes: ProbesOf<typeof codes> = {
  keepSpentCode: write((tx, { staffId }) =>
    codes.keepSpentCode(tx, { staffId, step: 10, requestHash, now: new Date() }),
  ),
  listSpentCodes: find((tx, { staffId }) =>
    codes.listSpentCodes(tx, { staffId, requestHash, since: new Date(0) }),
  ),
}
