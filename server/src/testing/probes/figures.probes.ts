import * as figures from '../../modules/income/figures/figures.queries'
import { find, type Owned, type ProbesOf } from './probe'

const of = ({ memberId }: Owned) => ({
  ...({ memberId, currency: 'CNY', limit: 9, period: { from: '2020-01-01', to: '2030-01-01' } } as const),
})

export const probes: ProbesOf<typeof figures> = {
  sumCells: find((tx, owned) => figures.sumCells(tx, of(owned))),
  listTrackFigures: find((tx, owned) => figures.listTrackFigures(tx, of(owned))),
  listCountryFigures: find((tx, owned) => figures.listCountryFigures(tx, of(owned))),
  sumTrackCourse: find((tx, owned) =>
    figures.sumTrackCourse(tx, of(owned), [{ work_id: owned.workId, isrc: 'OWNED' }]),
  ),
  sumBilledPlays: find((tx, owned) => figures.sumBilledPlays(tx, of(owned))),
  sumPlaysAhead: find((tx, owned) => figures.sumPlaysAhead(tx, of(owned))),
}
