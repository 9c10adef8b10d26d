import * as layouts from '../../modules/payouts/batches/layouts.queries'
import { change, find, type ProbesOf, write } from './probe'

const layout = {
  ...({
    name: 'Another layout',
    format: 'csv',
    encoding: 'utf-8',
    delimiter: ',',
    has_header: true,
  } as const),
  columns: [],
  head_rows: [],
  foot_rows: [],
}

export const probes: ProbesOf<typeof layouts> = {
  listLayoutRows: find(layouts.listLayoutRows),
  hasLayouts: find(layouts.hasLayouts),
  lockLayout: find((tx, { layoutId }) => layouts.lockLayout(tx, layoutId)),
  insertLayout: write(tx => layouts.insertLayout(tx, layout)),
  putLayout: change((tx, { layoutId }) => layouts.putLayout(tx, layoutId, { ...layout, name: 'stolen' })),
  archiveLayout: change((tx, { layoutId }) => layouts.archiveLayout(tx, layoutId, new Date())),
}
