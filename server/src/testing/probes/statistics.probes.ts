import * as statistics from '../../modules/support/desk/statistics.queries'
import { find, type ProbesOf } from './probe'

const ever = new Date(0)

export const probes: ProbesOf<typeof statistics> = {
  countAsked: find(async tx => (await statistics.countAsked(tx, ever)).asked),
  measureAnswers: find(async tx => (await statistics.measureAnswers(tx, ever)).owed),
  askedByDay: find(tx => statistics.askedByDay(tx, ever)),
  answeredByDay: find(tx => statistics.answeredByDay(tx, ever)),
  askedByCategory: find(tx => statistics.askedByCategory(tx, ever)),
  measureStaff: find(tx => statistics.measureStaff(tx, ever)),
}
