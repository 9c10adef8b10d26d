import * as tracks from '../../modules/income/splits/split-tracks.queries'
import { find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof tracks> = {
  findRecording: find(tx => tracks.findRecording(tx, 'OWNED')),
  listRecordings: find(tx => tracks.listRecordings(tx, ['OWNED'])),
  listOwnTracks: find((tx, { memberId }) => tracks.listOwnTracks(tx, { memberId, limit: 9 })),
  currencyOfAgent: write(tx => tracks.currencyOfAgent(tx)),
  sumTrackIncome: find((tx, { memberId }) => tracks.sumTrackIncome(tx, 'OWNED', memberId, '2020-01')),
}
