import * as setup from '../../modules/sites/setup/setup.queries'
import { find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof setup> = {
  readSetupFacts: write(tx => setup.readSetupFacts(tx)),
  listOpenTerritories: write(tx => setup.listOpenTerritories(tx)),
  listSetupMarks: find(tx => setup.listSetupMarks(tx)),
  putSetupMark: write((tx, { staffId }) =>
    setup.putSetupMark(tx, { step: 'filing', staffId, now: new Date() }),
  ),
  removeSetupMark: write(tx => setup.removeSetupMark(tx, 'staff')),
}
