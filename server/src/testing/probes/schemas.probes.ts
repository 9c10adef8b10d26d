import * as schemas from '../../modules/distribution/schemas/schemas.queries'
import { change, find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof schemas> = {
  listSchemaRows: find(tx => schemas.listSchemaRows(tx)),
  listSchemaTimes: find(tx => schemas.listSchemaTimes(tx, 'ern-4.3.2')),
  readSchemaRows: find(tx => schemas.readSchemaRows(tx, 'ern-4.3.2')),
  putSchema: write((tx, { staffId }) =>
    schemas.putSchema(tx, {
      format: 'ern-3.8.2',
      name: 'probe.xsd',
      content: '',
      staffId,
      now: new Date(),
    }),
  ),
  deleteSchemas: change(tx => schemas.deleteSchemas(tx, 'ern-4.3.2')),
}
