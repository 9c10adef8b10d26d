import * as companies from '../../modules/identity/companies/companies.queries'
import { change, find, type Owned, type ProbesOf, write } from './probe'

const invited = (owned: Owned) => ({ id: owned.memberId, mobile: '13900000009' })

export const probes: ProbesOf<typeof companies> = {
  readProfileRow: find((tx, owned) => companies.readProfileRow(tx, owned.memberId)),
  updateProfileRow: change((tx, owned) => companies.updateProfileRow(tx, owned.memberId, { nickname: 'x' })),
  latestEnterpriseCheck: find((tx, owned) => companies.latestEnterpriseCheck(tx, owned.memberId)),
  // The owner has one waiting already: a refusal is as good as nothing.
  insertEnterpriseCheck: change((tx, owned) =>
    companies.insertEnterpriseCheck(tx, {
      memberId: owned.memberId,
      companyName: 'c',
      creditCode: 'c',
      legalRepresentative: 'l',
      licenceUploadId: owned.uploadId,
      now: new Date(),
    }),
  ),
  listColleagueRows: find((tx, owned) => companies.listColleagueRows(tx, owned.memberId)),
  countColleagues: find((tx, owned) => companies.countColleagues(tx, owned.memberId)),
  putInvitation: write((tx, owned) =>
    companies.putInvitation(tx, owned.memberId, '13900000007', 'reader', new Date()),
  ),
  setColleagueRole: change((tx, owned) =>
    companies.setColleagueRole(tx, owned.memberId, owned.colleagueId, 'finance', new Date()),
  ),
  removeColleague: change((tx, owned) => companies.removeColleague(tx, owned.memberId, owned.colleagueId)),
  listCompanyRows: find((tx, owned) => companies.listCompanyRows(tx, 0, invited(owned).mobile)),
  acceptInvitation: change((tx, owned) =>
    companies.acceptInvitation(tx, owned.colleagueId, { ...invited(owned), id: 0 }, new Date()),
  ),
  leaveCompany: change((tx, owned) => companies.leaveCompany(tx, owned.colleagueId, invited(owned))),
  leaveCompanies: change((tx, owned) => companies.leaveCompanies(tx, owned.memberId)),
  findMembership: find((tx, owned) => companies.findMembership(tx, owned.memberId, owned.memberId)),
  setActsFor: change((tx, owned) => companies.setActsFor(tx, owned.token, null)),
}
