import * as audit from '../../modules/audit/audit.queries'
import { type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof audit> = {
  insertAuditEntry: write(tx =>
    audit.insertAuditEntry(tx, {
      at: new Date(),
      staffId: null,
      staffName: '',
      action: 'a',
      subject: 's',
      subjectId: '1',
      before: undefined,
      after: undefined,
      address: '',
      userAgent: '',
    }),
  ),
}
