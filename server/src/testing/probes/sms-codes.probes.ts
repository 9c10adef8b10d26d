import * as codes from '../../modules/identity/sms-codes/sms-codes.queries'
import { change, find, type ProbesOf, write } from './probe'

const code = (mobile: string) => ({
  mobile,
  purpose: 'login',
  codeHash: Buffer.alloc(32),
  sentAt: new Date(),
  expiresAt: new Date(),
})

export const probes: ProbesOf<typeof codes> = {
  lockNumber: write((tx, owned) => codes.lockNumber(tx, owned.mobile)),
  countSent: find(async (tx, owned) => (await codes.countSent(tx, owned.mobile, new Date(0))).sent),
  readCapAbroad: find(tx => codes.readCapAbroad(tx, 'HK')),
  readWindow: find(tx => codes.readWindow(tx, 'k', new Date(1000))),
  insertCode: write((tx, owned) => codes.insertCode(tx, code(owned.mobile))),
  findNewestCode: find((tx, owned) => codes.findNewestCode(tx, owned.mobile, 'login')),
  lockNewestCode: find((tx, owned) => codes.lockNewestCode(tx, owned.mobile, 'login')),
  countTry: change((tx, owned) => codes.countTry(tx, owned.codeId)),
  markUsed: change((tx, owned) => codes.markUsed(tx, owned.codeId, new Date())),
}
