import * as offer from '../../modules/distribution/managing/offer.queries'
import { find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof offer> = {
  countOffered: find(tx => offer.countOffered(tx, 0, 1)),
  lockOffered: find(tx => offer.lockOffered(tx, 0, 0, 10)),
  insertReleases: write((tx, { workId, channelId }) =>
    offer.insertReleases(
      tx,
      { id: channelId, acceptsVideo: true },
      [{ id: workId, version: 10 }],
      new Date(),
    ),
  ),
}
