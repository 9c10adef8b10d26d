import * as content from '../../modules/content/content.queries'
import { find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof content> = {
  shownPage: find(tx => content.shownPage(tx, 9999)),
  insertAcceptance: write((tx, { memberId, itemId }) =>
    content.insertAcceptance(tx, { memberId, itemId, version: 1, address: '', now: new Date() }),
  ),
}
