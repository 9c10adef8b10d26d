import * as tax from '../../modules/payouts/tax/tax.queries'
import { ownPerson } from './own-payouts'
import { change, find, type ProbesOf, write } from './probe'

const now = new Date()
const month = '2026-05-01'
const other = Buffer.from('other person')
const ownMonth = { index: ownPerson, rule: 'royalty', currency: 'CNY' } as const

export const probes: ProbesOf<typeof tax> = {
  lockPeople: write(tx => tax.lockPeople(tx, [other])),
  sumMonth: find(async tx => {
    const { income } = await tax.sumMonth(tx, { ...ownMonth, month })
    return income === 0n ? undefined : income
  }),
  findTreatyOfMonth: find(tx => tax.findTreatyOfMonth(tx, { ...ownMonth, month })),
  listOpenDues: find(tx => tax.listOpenDues(tx, ownPerson, 'CNY', '2099-01-01')),
  sumDues: find(async tx => (await tax.sumDues(tx, { ...ownMonth, month: '2026-04-01' })) || undefined),
  insertTaxLines: change((tx, { memberId, withdrawalId }) =>
    tax.insertTaxLines(tx, [
      {
        ...{ index: ownPerson, memberId, withdrawalId, kind: 'withheld', rule: 'royalty' },
        ...{ version: 1, treatyId: null },
        ...{ month, aboutMonth: month, currency: 'CNY', income: 1n, tax: 1n, now },
      },
    ]),
  ),
  listLinesOf: find((tx, { sentId }) => tax.listLinesOf(tx, sentId)),
  insertDue: change((tx, { withdrawalId }) =>
    tax.insertDue(tx, { ...ownMonth, month, withdrawalId, amount: 1n, now }),
  ),
  findResidence: find((tx, { memberId }) => tax.findResidence(tx, memberId)),
  insertResidence: change((tx, { memberId, staffId }) =>
    tax.insertResidence(tx, { memberId, residence: 'resident', reason: 'r', staffId, now }),
  ),
}
