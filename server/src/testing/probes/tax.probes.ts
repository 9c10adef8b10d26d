import * as tax from '../../modules/payouts/tax/tax.queries'
import { ownPerson } from './own-payouts'
import { change, find, type ProbesOf, write } from './probe'

const now = new Date()
const month = '2026-05-01'
const other = Buffer.from('other person')

export const probes: ProbesOf<typeof tax> = {
  lockPeople: write(tx => tax.lockPeople(tx, [other])),
  sumMonth: find(async tx => {
    const { income } = await tax.sumMonth(tx, ownPerson, month, 'CNY')
    return income === 0n ? undefined : income
  }),
  listOpenDues: find(tx => tax.listOpenDues(tx, ownPerson, 'CNY', '2099-01-01')),
  sumDues: find(async tx => (await tax.sumDues(tx, ownPerson, '2026-04-01', 'CNY')) || undefined),
  insertTaxLines: change((tx, { memberId, withdrawalId }) =>
    tax.insertTaxLines(tx, [
      {
        ...{ index: ownPerson, memberId, withdrawalId, kind: 'withheld', rule: 'royalty' },
        ...{ month, aboutMonth: month, currency: 'CNY', income: 1n, tax: 1n, now },
      },
    ]),
  ),
  listLinesOf: find((tx, { sentId }) => tax.listLinesOf(tx, sentId)),
  insertDue: change((tx, { withdrawalId }) =>
    tax.insertDue(tx, { index: ownPerson, withdrawalId, month, currency: 'CNY', amount: 1n, now }),
  ),
  findTaxChoice: find((tx, { memberId }) => tax.findTaxChoice(tx, memberId)),
  insertTaxChoice: change((tx, { memberId, staffId }) =>
    tax.insertTaxChoice(tx, { memberId, rule: 'none', rate: 0, reason: 'r', staffId, now }),
  ),
}
