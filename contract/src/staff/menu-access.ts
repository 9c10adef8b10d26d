import type { Call, StaffRole } from '../call'

const only = (...access: StaffRole[]): Pick<Call, 'access'> => ({ access })

/**
 * Who may make the calls that the console's menu asks about, by their names. The calls themselves carry their schemas, which no menu
 * needs. A test holds each to what its call says.
 */
export const menuAccess = {
  listAnnouncements: only('admin', 'support'),
  listAudit: only('admin'),
  listCatalogue: only('admin', 'editor', 'rights', 'finance', 'support'),
  listChannelProfiles: only('admin', 'rights'),
  listChecks: only('admin', 'rights'),
  listContent: only('admin', 'editor'),
  listDeeds: only('admin'),
  listDeliveries: only('admin', 'rights', 'editor'),
  listDeskTickets: only('admin', 'support'),
  listDisputes: only('finance'),
  listInfringements: only('rights', 'admin'),
  listManagedBackgrounds: only('admin', 'editor'),
  listMembers: only('admin', 'support', 'rights', 'finance'),
  listReports: only('finance'),
  listReviewQueue: only('editor', 'rights'),
  listStaff: only('admin'),
  passContent: only('editor'),
  passRights: only('rights'),
  readLedger: only('finance'),
  readSettings: only('admin'),
  readUpkeep: only('admin'),
  summarisePayouts: only('finance'),
  traceBill: only('finance'),
}
