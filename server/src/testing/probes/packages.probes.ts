import * as packages from '../../modules/delivery/sending/packages.queries'
import { type ProbesOf, write } from './probe'

const content = Buffer.from('<a/>')

export const probes: ProbesOf<typeof packages> = {
  putPackage: write((tx, { deliveryId }) =>
    packages.putPackage(tx, deliveryId, [
      { path: 'a.xml', role: 'message', size: content.length, sha256: '00', content },
    ]),
  ),
}
