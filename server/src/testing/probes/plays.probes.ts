import * as plays from '../../modules/income/plays/plays.queries'
import { change, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof plays> = {
  insertPlays: change((tx, { reportId }) => plays.insertPlays(tx, reportId)),
  deletePlays: change((tx, { reportId }) => plays.deletePlays(tx, reportId)),
}
