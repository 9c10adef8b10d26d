import * as codes from '../../modules/mail/addresses/mail-codes.queries'
import { change, find, type ProbesOf, write } from './probe'

const owner = (memberId: number) => `member ${memberId}`
const address = 'a@owned.test'

export const probes: ProbesOf<typeof codes> = {
  lockAddress: write(tx => codes.lockAddress(tx, address)),
  countMailCodes: find(async tx => (await codes.countMailCodes(tx, address, new Date(0))).sent),
  insertMailCode: write((tx, owned) =>
    codes.insertMailCode(tx, {
      ...{ owner: owner(owned.memberId), address, codeHash: Buffer.alloc(32) },
      ...{ sentAt: new Date(), expiresAt: new Date() },
    }),
  ),
  lockNewestMailCode: find((tx, owned) => codes.lockNewestMailCode(tx, owner(owned.memberId), address)),
  countMailTry: change((tx, owned) => codes.countMailTry(tx, owned.mailCodeId)),
  markMailCodeUsed: change((tx, owned) => codes.markMailCodeUsed(tx, owned.mailCodeId, new Date())),
  deleteMailCodes: change((tx, owned) => codes.deleteMailCodes(tx, owner(owned.memberId))),
}
