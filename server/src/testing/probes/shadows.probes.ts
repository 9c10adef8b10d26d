import * as shadows from '../../modules/covers/shadows/shadows.queries'
import { change, find, type ProbesOf, write } from './probe'

const fields = {
  names: { 'zh-CN': 'owned', en: 'owned' },
  ...{ blur: 1, offset_x: 1, offset_y: 1, color: '#000000', opacity: 1 },
}

export const probes: ProbesOf<typeof shadows> = {
  // Every site begins with shadows of its own.
  listShadows: find(async tx => (await shadows.listShadows(tx)).filter(({ names }) => names.en === 'owned')),
  lockShadow: find((tx, { shadowId }) => shadows.lockShadow(tx, shadowId)),
  insertShadow: write(tx => shadows.insertShadow(tx, fields)),
  updateShadow: change((tx, { shadowId }) => shadows.updateShadow(tx, shadowId, fields)),
  removeShadowRow: change((tx, { shadowId }) => shadows.removeShadowRow(tx, shadowId, new Date())),
}
