import * as packages from '../../modules/delivery/sending/packages.queries'
import { change, find, type ProbesOf, write } from './probe'

const content = Buffer.from('<a/>')

export const probes: ProbesOf<typeof packages> = {
  putPackage: write((tx, { deliveryId }) =>
    packages.putPackage(tx, deliveryId, [
      { path: 'a.xml', role: 'message', size: content.length, sha256: '00', content },
    ]),
  ),
  listLostFiles: find((tx, { deliveryId }) => packages.listLostFiles(tx, deliveryId)),
  putPackedAgain: change((tx, { deliveryId }) =>
    packages.putPackedAgain(tx, deliveryId, { position: 9, packedFileId: 1 }),
  ),
}
