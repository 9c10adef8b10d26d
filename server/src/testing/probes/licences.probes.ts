import * as licences from '../../modules/works/licences/licences.queries'
import { change, find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof licences> = {
  listEnding: find(tx => licences.listEnding(tx, '2026-01-01', '2100-01-01')),
  listEnded: find(tx => licences.listEnded(tx, '2100-01-01')),
  noteNotice: change((tx, { workId }) => licences.noteNotice(tx, workId, '2100-01-01')),
  keepUntil: change((tx, { workId }) => licences.keepUntil(tx, workId, '2100-01-01')),
}
