import * as accounts from '../../modules/payouts/accounts/bank-accounts.queries'
import { change, find, type ProbesOf, write } from './probe'

const now = new Date()
const nothing = Buffer.alloc(1)

export const probes: ProbesOf<typeof accounts> = {
  findBankAccount: find((tx, { memberId }) => accounts.findBankAccount(tx, memberId)),
  insertBankAccount: write(async (tx, { memberId }) => {
    await accounts.endBankAccount(tx, memberId, 'replaced', now)
    return accounts.insertBankAccount(tx, {
      ...({ memberId, kind: 'card', boundBy: memberId, now } as const),
      holder: { kind: 'member', name: 'n', index: nothing },
      number: { sealed: nothing, index: nothing, end: '0000' },
      bank: { code: 'ICBC', name: 'n', branch: '', cnaps: '' },
    })
  }),
  endBankAccount: change((tx, { memberId }) => accounts.endBankAccount(tx, memberId, 'removed', now)),
}
