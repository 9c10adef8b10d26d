import * as content from '../../modules/content/content.queries'
import { find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof content> = {
  newestPage: find(tx => content.newestPage(tx, 999)),
  insertAcceptance: write((tx, { memberId }) =>
    content.insertAcceptance(tx, { memberId, pageId: 5, version: 1, address: '', now: new Date() }),
  ),
}
