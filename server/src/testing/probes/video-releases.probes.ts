import { emptyTrack } from '#contract/works/work'
import * as videos from '../../modules/distribution/video-releases.queries'
import { change, find, type ProbesOf, write } from './probe'

const codes = { upc: '690000000001', isrc: 'CNT012600999' }

export const probes: ProbesOf<typeof videos> = {
  listVideos: find((tx, { workId }) => videos.listVideos(tx, workId)),
  findVideo: find((tx, { trackId }) => videos.findVideo(tx, trackId)),
  insertVideo: write((tx, { workId }) =>
    videos.insertVideo(tx, workId, { trackId: 9, ...codes }, emptyTrack),
  ),
  putVideo: change((tx, { trackId }) => videos.putVideo(tx, trackId, emptyTrack)),
  endOtherVideos: change((tx, { workId }) => videos.endOtherVideos(tx, workId, [])),
}
