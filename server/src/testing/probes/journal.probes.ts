import * as journal from '../../modules/income/verify/journal.queries'
import { find, type ProbesOf } from './probe'

// The rows that the probes aim at are no whole postings, so that each of these would find something of them.
export const probes: ProbesOf<typeof journal> = {
  findUnbalanced: find(journal.findUnbalanced),
  findWrongBalances: find(journal.findWrongBalances),
  findWrongBills: find(journal.findWrongBills),
  findWrongParts: find(journal.findWrongParts),
  findMisplacedBills: find(journal.findMisplacedBills),
  findWrongRests: find(journal.findWrongRests),
  findWrongCover: find(journal.findWrongCover),
}
