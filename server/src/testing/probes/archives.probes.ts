import * as archives from '../../modules/archive/archives.queries'
import { change, find, type ProbesOf, write } from './probe'

const now = new Date()

export const probes: ProbesOf<typeof archives> = {
  findLatestArchive: find((tx, { memberId }) => archives.findLatestArchive(tx, memberId)),
  findArchive: find((tx, { archiveId }) => archives.findArchive(tx, archiveId)),
  lockArchive: find((tx, { archiveId }) => archives.lockArchive(tx, archiveId)),
  lockArchivesOf: find((tx, { memberId }) => archives.lockArchivesOf(tx, memberId)),
  lockDueArchives: find(tx =>
    archives.lockDueArchives(tx, { now: new Date('2100-01-01'), silentSince: new Date('2100-01-01') }, 9),
  ),
  insertArchive: write((tx, { memberId }) => archives.insertArchive(tx, memberId, now)),
  putArchiveState: change((tx, { archiveId }) =>
    archives.putArchiveState(tx, archiveId, { state: 'failed', reason: 'broken', now }),
  ),
  putLink: change((tx, { archiveId }) =>
    archives.putLink(tx, archiveId, '0198c5a2-6f1e-7c3a-9b1d-2f5a7c9e1b3d'),
  ),
  putServed: change((tx, { archiveId }) =>
    archives.putServed(tx, archiveId, { served: 1, reachedEnd: true, usedAt: now }),
  ),
  putProgress: change((tx, { archiveId }) =>
    archives.putProgress(tx, archiveId, { done: 1, total: 1, missing: 0, bytes: 1, now }),
  ),
}
