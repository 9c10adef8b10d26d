import * as decisions from '../../modules/income/desk/decisions.queries'
import { change, find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof decisions> = {
  hasLines: find((tx, { reportId }) => decisions.hasLines(tx, reportId)),
  payerOf: find((tx, { reportId }) => decisions.payerOf(tx, reportId)),
  putGiven: change((tx, { reportId }) => decisions.putGiven(tx, reportId, { separator: ';' })),
  putTableGiven: change((tx, { reportId }) => decisions.putTableGiven(tx, reportId, 'a', { separator: ';' })),
  putRates: change((tx, { reportId, staffId }) =>
    decisions.putRates(tx, reportId, [{ currency: 'EUR', rate: '9' }], { staffId, now: new Date() }),
  ),
  listCurrencies: find((tx, { reportId }) => decisions.listCurrencies(tx, reportId)),
  putTotal: change((tx, { reportId, staffId }) =>
    decisions.putTotal(tx, reportId, { currency: 'USD', amount: '9' }, { staffId, now: new Date() }),
  ),
  lockReportsWithStores: find((tx, { reportId, payerId }) =>
    decisions.lockReportsWithStores(tx, { reportId, payerId, stores: ['Spotify'] }),
  ),
  applyPayerStores: change((tx, { reportId }) => decisions.applyPayerStores(tx, [reportId])),
}
