import { emptyTrack } from '#contract/works/work'
import * as revisions from '../../modules/works/revisions/revisions.queries'
import { change, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof revisions> = {
  keepVersion: write((tx, { workId, revisionId }) =>
    revisions.keepVersion(tx, workId, revisionId, new Date()),
  ),
  copyMaterials: write((tx, { workId, revisionId }) =>
    revisions.copyMaterials(tx, workId, revisionId, new Map()),
  ),
  removeMaterials: change((tx, { workId }) => revisions.removeMaterials(tx, workId)),
  putTrackOfRelease: change((tx, { trackId }) =>
    revisions.putTrackOfRelease(tx, trackId, { position: 1, details: emptyTrack }),
  ),
}
