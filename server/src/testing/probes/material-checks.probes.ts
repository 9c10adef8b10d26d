import * as checks from '../../modules/works/materials/material-checks.queries'
import { change, find, type ProbesOf, write } from './probe'

const sha256 = Buffer.alloc(32, 9)

export const probes: ProbesOf<typeof checks> = {
  noteProgress: change((tx, { materialId }) => checks.noteProgress(tx, materialId, 50)),
  putVerdict: change((tx, { materialId }) =>
    checks.putVerdict(tx, materialId, { state: 'passed', results: [], facts: {} }, new Date()),
  ),
  awaitCheck: change((tx, { materialId }) => checks.awaitCheck(tx, materialId)),
  keepAnalysis: change(tx => checks.keepAnalysis(tx, sha256, { version: 1, format: 'wav' })),
  keepFingerprint: write(async tx => {
    await tx.run(
      "insert into stored_files (sha256, storage_key, size, media_type, created_at) values ($1, 'k', 1, 't', now())",
      [sha256],
    )
    return checks.keepFingerprint(tx, sha256, 1000, [1])
  }),
  findFingerprint: find(tx => checks.findFingerprint(tx, sha256)),
  listCandidates: find(tx => checks.listCandidates(tx, [1, 2, 3, 4, 5, 6])),
  listPlacesOf: find(tx => checks.listPlacesOf(tx, [sha256], 0)),
}
