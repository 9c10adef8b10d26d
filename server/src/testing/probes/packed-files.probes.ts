import * as packed from '../../modules/delivery/packing/packed-files.queries'
import { change, find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof packed> = {
  takePackedFile: find(tx => packed.takePackedFile(tx, Buffer.from('owned'), 'owned', new Date())),
  putPackedFile: write(tx =>
    packed.putPackedFile(tx, {
      sourceSha256: Buffer.from('probe'),
      recipe: 'probe',
      storageKey: 'probe',
      size: 1,
      sha256: Buffer.from('probe'),
      md5: Buffer.from('probe'),
      facts: {},
      now: new Date(),
    }),
  ),
  forgetPackedFile: change(tx => packed.forgetPackedFile(tx, 'owned')),
}
