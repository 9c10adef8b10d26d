import * as list from '../../modules/works/list/works-list.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof list> = {
  listWorkRows: find((tx, { memberId }) =>
    list.listWorkRows(tx, { memberId, statuses: [], sort: 'updated', limit: 10 }),
  ),
}
