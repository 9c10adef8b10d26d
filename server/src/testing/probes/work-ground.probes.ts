import * as ground from '../../modules/distribution/work-ground.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof ground> = {
  listGroundTracks: find((tx, { workId }) => ground.listGroundTracks(tx, [workId])),
}
