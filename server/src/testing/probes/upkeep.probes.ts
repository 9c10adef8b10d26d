import * as upkeep from '../../modules/upkeep/upkeep.queries'
import { change, find, type ProbesOf, write } from './probe'

const now = new Date()
const finding = { kind: 'unnamed' as const, storage_key: 'sealed/1/probe', found_size: 1, written_at: now }

export const probes: ProbesOf<typeof upkeep> = {
  findLastBackup: write(tx => upkeep.findLastBackup(tx)),
  findFileCheck: find(tx => upkeep.findFileCheck(tx)),
  beginFileCheck: write(tx => upkeep.beginFileCheck(tx, now)),
  endFileCheck: change(tx => upkeep.endFileCheck(tx, now, { rows: 1, objects: 1 }, now)),
  listFileUses: find(tx => upkeep.listFileUses(tx, '', 10)),
  // What is its owner's is named for the owner alone.
  findUnnamed: find(async tx => !(await upkeep.findUnnamed(tx, ['k'])).has('k')),
  // Whoever names it is nobody's business; that somebody does is all one learns.
  findNamedByNobody: find(async tx => (await upkeep.findNamedByNobody(tx, ['k'])).has('k')),
  isFirstAgent: find(tx => upkeep.isFirstAgent(tx)),
  putFindings: write(tx => upkeep.putFindings(tx, [finding], now)),
  countFindings: find(async tx => Object.keys(await upkeep.countFindings(tx)).length > 0),
  listFindingRows: find(tx => upkeep.listFindingRows(tx, { kind: undefined, after: undefined, limit: 10 })),
}
