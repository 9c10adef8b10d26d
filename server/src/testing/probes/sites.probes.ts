import * as sites from '../../modules/sites/sites.queries'
import { type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof sites> = {
  countView: write(tx => sites.countView(tx, '2026-01-01', '/')),
  // The stranger locks its own row; the owner's stays free, which the rows afterwards show.
}
