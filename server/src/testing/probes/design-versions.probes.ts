import * as versions from '../../modules/covers/designs/design-versions.queries'
import { change, find, type ProbesOf, write } from './probe'

const kept = (designId: number, memberId: number) => ({
  designId,
  name: 'owned',
  scene: {},
  savedBy: memberId,
  savedAt: new Date(),
  now: new Date(),
})

export const probes: ProbesOf<typeof versions> = {
  insertDesignVersion: write((tx, { designId, memberId }) =>
    versions.insertDesignVersion(tx, kept(designId, memberId)),
  ),
  copyUses: change((tx, { designId, designVersionId }) =>
    versions.copyUses(tx, { designId }, { versionId: designVersionId }),
  ),
  findLastKept: find((tx, { designId }) => versions.findLastKept(tx, designId)),
  dropOldVersions: change((tx, { designId }) => versions.dropOldVersions(tx, designId, 0)),
  countNamedVersions: find((tx, { designId }) => versions.countNamedVersions(tx, designId)),
  listDesignVersionRows: find((tx, { designId }) =>
    versions.listDesignVersionRows(tx, designId, undefined, 10),
  ),
  findDesignVersion: find((tx, { designId, designVersionId }) =>
    versions.findDesignVersion(tx, designId, designVersionId),
  ),
}
