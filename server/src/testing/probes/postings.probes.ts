import * as postings from '../../modules/income/posting/postings.queries'
import { change, find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof postings> = {
  agentCurrency: write(tx => postings.agentCurrency(tx)),
  countPostings: find((tx, { reportId }) => postings.countPostings(tx, reportId)),
  insertPosting: change((tx, { reportId, staffId, transactionId }) =>
    postings.insertPosting(tx, {
      ...({
        reportId,
        staffId,
        transactionId,
        number: 9,
        month: '2026-05-01',
        currency: 'CNY',
        note: '',
        at: new Date(),
      } as const),
    }),
  ),
  findLastPosting: find((tx, { reportId }) => postings.findLastPosting(tx, reportId)),
  listRoundingTransactions: find((tx, { reportId }) => postings.listRoundingTransactions(tx, reportId)),
  listEntriesOf: find((tx, { transactionId }) => postings.listEntriesOf(tx, transactionId)),
  listUnclaimedBills: find((tx, { postingId }) => postings.listUnclaimedBills(tx, postingId)),
  putReversed: change((tx, { postingId, staffId, transactionId }) =>
    postings.putReversed(tx, postingId, { staffId, reason: 'r', reversalId: transactionId, now: new Date() }),
  ),
  countSuspense: change((tx, { reportId }) => postings.countSuspense(tx, reportId)),
  freeTitles: change((tx, { postingId, reportId }) =>
    postings.freeTitles(tx, { id: postingId, report_id: reportId } as postings.PostingRow),
  ),
}
