import * as agreements from '../../modules/rights/agreements.queries'
import { find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof agreements> = {
  insertAgreement: write((tx, { memberId, workId }) =>
    agreements.insertAgreement(tx, {
      number: 'another',
      memberId,
      workId,
      terms: {},
      termsHash: Buffer.alloc(32),
      rate: '0.8',
      signerKind: 'member',
      signerName: 'n',
      signedAt: new Date(),
      address: '',
      userAgent: '',
      codeHash: Buffer.alloc(32),
      storageKey: 'k',
      sha256: Buffer.alloc(32),
      size: 1,
    }),
  ),
  // Everybody reads and holds the site they are on.
  readLicensee: write(tx => agreements.readLicensee(tx)),
  holdLicensee: write(tx => agreements.holdLicensee(tx)),
  listAgreements: find((tx, { workId }) => agreements.listAgreements(tx, workId)),
  findAgreement: find((tx, { agreementId }) => agreements.findAgreement(tx, agreementId)),
  findAgreementByHash: find(tx => agreements.findAgreementByHash(tx, Buffer.from('owned'))),
}
