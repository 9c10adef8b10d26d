import * as history from '../../modules/works/moves/history.queries'
import { find, type ProbesOf, write } from './probe'

const doer = { by: 'system', id: null, name: '' } as const

export const probes: ProbesOf<typeof history> = {
  writeHistory: write((tx, { workId }) =>
    history.writeHistory(tx, { workId, event: 'create', from: null, to: '00', doer, now: new Date() }),
  ),
  listHistory: find((tx, { workId }) => history.listHistory(tx, workId)),
  usualSeconds: find(tx => history.usualSeconds(tx, new Date())),
}
