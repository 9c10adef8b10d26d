import * as compare from '../../modules/income/desk/compare.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof compare> = {
  findNames: find((tx, { reportId }) =>
    compare.findNames(tx, reportId).catch((error: Error) => {
      if (error.message.includes('must exist')) return undefined
      throw error
    }),
  ),
  sumLines: find((tx, { reportId }) => compare.sumLines(tx, reportId)),
  listDifferences: find((tx, { reportId }) => compare.listDifferences(tx, reportId, 0, 9)),
  listDifferencesByTitle: find(
    async (tx, { reportId }) => (await compare.listDifferencesByTitle(tx, reportId, 0, { limit: 9 })).items,
  ),
}
