import * as issued from '../../modules/rights/issued-documents.queries'
import { find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof issued> = {
  findIssuedDocument: find(tx => issued.findIssuedDocument(tx, Buffer.from('owned'))),
}
