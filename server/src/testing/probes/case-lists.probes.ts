import * as lists from '../../modules/infringement/case-lists.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof lists> = {
  listDeskCases: find(tx => lists.listDeskCases(tx, { isOpen: true, limit: 10 })),
  listOwnCases: find((tx, { memberId }) => lists.listOwnCases(tx, { memberId, limit: 10 })),
}
