import * as documents from '../../modules/payouts/documents/documents.queries'
import { find, type ProbesOf, write } from './probe'

const yearOf = (memberId: number): documents.Subject => ({
  ...({ kind: 'member_year', memberId, withdrawalId: null, year: 2026, language: 'en' } as const),
})

export const probes: ProbesOf<typeof documents> = {
  findDocument: find((tx, { memberId }) =>
    documents.findDocument(tx, yearOf(memberId), Buffer.from('owned')),
  ),
  insertDocument: write((tx, { memberId }) =>
    documents.insertDocument(tx, {
      ...{ ...yearOf(memberId), content: Buffer.from('probe'), now: new Date() },
      file: { key: 'probe', size: 1, sha256: Buffer.from('probe') },
    }),
  ),
}
