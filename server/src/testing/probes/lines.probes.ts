import * as lines from '../../modules/income/importing/lines.queries'
import { change, find, type ProbesOf, write } from './probe'

const named = [{ number: 9, name: 'n' }]
const place = { line: 9, at: 0, size: 1 }
const title = { kind: 'track', isrc: '', upc: '', customId: '', title: 't', artist: '', release: '' } as const

export const probes: ProbesOf<typeof lines> = {
  prepareTitles: write(tx => lines.prepareTitles(tx)),
  insertOpenTitles: change(async tx => {
    await lines.prepareTitles(tx)
    await lines.insertOpenTitles(tx, [{ number: 9, key: Buffer.from('k'), ...title }])
  }),
  insertStores: change((tx, { reportId }) =>
    lines.insertStores(tx, reportId, [{ number: 9, name: 'n', known: 'n' }]),
  ),
  insertUsages: change((tx, { reportId }) => lines.insertUsages(tx, reportId, named)),
  insertRemarks: change((tx, { reportId }) =>
    lines.insertRemarks(tx, reportId, [
      { is: 'other', what: 'empty', text: '', total: null, counts: [], ...place },
    ]),
  ),
  findMonths: find(
    async (tx, { reportId }) => (await lines.findMonths(tx, reportId)).first_month ?? undefined,
  ),
  forgetLines: change((tx, { reportId }) => lines.forgetLines(tx, reportId)),
  prepareSums: write(tx => lines.prepareSums(tx)),
  takeSums: change(async (tx, { reportId }) => {
    await lines.prepareSums(tx)
    await tx.run("insert into new_sums values (9, 1, '2026-05-01', 'EUR', 1, 1, 1, '{9}')", [])
    await lines.takeSums(tx, reportId)
  }),
  addUpLines: change((tx, { reportId }) => lines.addUpLines(tx, reportId)),
}
