import * as log from '../../modules/audit/audit-log.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof log> = {
  listAuditRows: find(tx => log.listAuditRows(tx, { limit: 9 }, 'en')),
  listActions: find(tx => log.listActions(tx)),
  listStaffNames: find(tx => log.listStaffNames(tx)),
}
