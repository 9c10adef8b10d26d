import * as files from '../../modules/works/files/stored-files.queries'
import { find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof files> = {
  putStoredFile: write(tx =>
    files.putStoredFile(tx, {
      sha256: Buffer.from('probe'),
      storageKey: 'k',
      size: 1,
      mediaType: 't',
      now: new Date(),
    }),
  ),
  markStoredFileUsed: find(tx => files.markStoredFileUsed(tx, Buffer.from('owned'))),
  findStoredFile: find(tx => files.findStoredFile(tx, Buffer.from('owned'))),
  bytesKept: find((tx, owned) => files.bytesKept(tx, owned.memberId)),
  typesKept: find((tx, owned) => files.typesKept(tx, owned.memberId)),
  hasMaterial: find((tx, owned) => files.hasMaterial(tx, owned.workId, owned.trackId, 'music')),
}
