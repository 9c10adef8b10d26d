import * as digest from '../../modules/messages/digest.queries'
import { change, find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof digest> = {
  nextDigestAddresses: find(tx => digest.nextDigestAddresses(tx, 0, 10)),
  findDigestRecipient: find((tx, owned) => digest.findDigestRecipient(tx, owned.mailAddressId)),
  listForDigest: find((tx, owned) =>
    digest.listForDigest(tx, { member_id: owned.memberId, digested_up_to: 0 }, ['review', 'security']),
  ),
  setDigested: change((tx, owned) => digest.setDigested(tx, owned.mailAddressId, 5)),
}
