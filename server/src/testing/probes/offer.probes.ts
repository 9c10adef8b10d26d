import * as offer from '../../modules/distribution/managing/offer.queries'
import { find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof offer> = {
  listOffered: find(tx => offer.listOffered(tx, 0, 1)),
  lockOffered: find(tx => offer.lockOffered(tx, 0, 0, 10)),
  listOfferedVideos: find((tx, { workId }) => offer.listOfferedVideos(tx, [workId])),
  insertReleases: write((tx, { workId, channelId }) =>
    offer.insertReleases(tx, channelId, [{ workId, version: 10, trackId: null }], new Date()),
  ),
}
