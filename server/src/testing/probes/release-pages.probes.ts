import * as pages from '../../modules/release-pages/release-pages.queries'
import { change, find, type ProbesOf } from './probe'

const choice = { shows_early: true, plays_excerpt: true, excerpt_track_id: null, excerpt_start: null }

export const probes: ProbesOf<typeof pages> = {
  findByCode: find((tx, { pageCode }) => pages.findByCode(tx, pageCode)),
  findByWork: find((tx, { workId }) => pages.findByWork(tx, workId)),
  findVersion: find((tx, { pageCode }) => pages.findVersion(tx, pageCode, '2099-01-01')),
  putChoice: change((tx, { workId }) => pages.putChoice(tx, workId, choice)),
  putPrepared: change((tx, { workId }) =>
    pages.putPrepared(tx, workId, { cover: null, palette: null, excerpt: null }),
  ),
  listAtChannels: find((tx, { workId }) => pages.listAtChannels(tx, workId)),
  listListed: find(tx => pages.listListed(tx, 9)),
}
