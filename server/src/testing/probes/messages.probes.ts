import * as messages from '../../modules/messages/messages.queries'
import { find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof messages> = {
  insertMessage: write((tx, { memberId }) =>
    messages.insertMessage(tx, { memberId, kind: 'security', template: 't', params: {}, link: null }),
  ),
  countUnread: find((tx, owned) => messages.countUnread(tx, owned.memberId)),
}
