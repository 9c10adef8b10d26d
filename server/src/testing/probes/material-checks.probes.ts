import * as checks from '../../modules/works/materials/material-checks.queries'
import { change, find, type ProbesOf, write } from './probe'

const sha256 = Buffer.alloc(32, 9)
const passed = { state: 'passed', results: [], facts: {} } as const

export const probes: ProbesOf<typeof checks> = {
  noteProgress: change((tx, { materialId }) => checks.noteProgress(tx, materialId, 50)),
  putVerdict: change((tx, { materialId }) =>
    checks.putVerdict(tx, materialId, { ...passed, results: [] }, new Date()),
  ),
  keepAnalysis: change((tx, owned) =>
    tx
      .run<{ sha256: Buffer }>('select sha256 from materials where id = $1', [owned.materialId])
      .then(({ rows: [row] }) =>
        checks.keepAnalysis(tx, row?.sha256 ?? sha256, { version: 1, format: 'wav' }),
      ),
  ),
  keepFingerprint: write(async tx => {
    await tx.run(
      "insert into stored_files (sha256, storage_key, size, media_type, created_at) values ($1, 'k', 1, 't', now())",
      [sha256],
    )
    return checks.keepFingerprint(tx, sha256, 1000, [1])
  }),
  listSimilarLength: find((tx, { workId }) =>
    checks.listSimilarLength(tx, { sha256, milliseconds: 1000, workId: workId + 1000 }),
  ),
}
