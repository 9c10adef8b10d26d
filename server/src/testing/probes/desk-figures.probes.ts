import * as desk from '../../modules/income/figures/desk-figures.queries'
import { find, type ProbesOf } from './probe'

const wanted = {
  by: 'member',
  period: { from: '2020-01-01', to: '2030-01-01' },
  currency: 'CNY',
  limit: 9,
} as const

export const probes: ProbesOf<typeof desk> = {
  sumDeskFigures: find(tx => desk.sumDeskFigures(tx, wanted)),
  listUncovered: find(tx => desk.listUncovered(tx, 9)),
  listInSuspense: find(tx => desk.listInSuspense(tx, 9)),
}
