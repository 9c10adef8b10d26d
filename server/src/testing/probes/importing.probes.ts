import * as importing from '../../modules/income/importing/importing.queries'
import { change, find, type ProbesOf, write } from './probe'

const now = new Date()

export const probes: ProbesOf<typeof importing> = {
  insertReportFile: write(tx => importing.insertReportFile(tx, { key: 'report-texts/owned', size: 1, now })),
  insertStatedRates: change((tx, { reportId }) =>
    importing.insertStatedRates(tx, reportId, [{ currency: 'EUR', rate: '7' }], now),
  ),
  insertReport: change((tx, { payerId }) =>
    importing.insertReport(tx, {
      payerId,
      name: 'n',
      arrivedBy: 'upload',
      importedBy: null,
      fileKey: 'report-texts/owned',
      now,
    }),
  ),
  insertSibling: find((tx, { reportId }) => importing.insertSibling(tx, reportId, 'other.csv', now)),
  findPayerReading: find((tx, { reportId }) => importing.findPayerReading(tx, reportId)),
  findSameFile: find(tx => importing.findSameFile(tx, 0, Buffer.from('owned'))),
  putText: change((tx, { reportId }) =>
    importing.putText(tx, reportId, {
      key: 'report-texts/owned',
      sha256: Buffer.from('s'),
      findings: {} as never,
      isUsageOnly: true,
      setBy: { by: null, at: null },
    }),
  ),
  putTextKey: change((tx, { reportId }) => importing.putTextKey(tx, reportId, 'report-texts/owned')),
  putProgress: change((tx, { reportId }) => importing.putProgress(tx, reportId, { lines: 9, bytes: 9 })),
  isStillReading: find((tx, { reportId }) => importing.isStillReading(tx, reportId)),
}
