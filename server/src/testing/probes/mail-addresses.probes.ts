import * as addresses from '../../modules/mail/addresses/mail-addresses.queries'
import { change, find, type ProbesOf, write } from './probe'

const now = new Date()

export const probes: ProbesOf<typeof addresses> = {
  findMailAddress: find((tx, { memberId }) => addresses.findMailAddress(tx, { memberId })),
  deleteMailAddress: change((tx, { memberId }) => addresses.deleteMailAddress(tx, { memberId })),
  insertMailAddress: write((tx, { staffId }) =>
    addresses.insertMailAddress(tx, { staffId }, { address: 'b@owned.test', language: 'en', now }),
  ),
  setLeft: change((tx, { memberId }) => addresses.setLeft(tx, { memberId }, now)),
  findLeaving: find((tx, owned) => addresses.findLeaving(tx, owned.mailAddressId)),
  leaveById: change((tx, owned) => addresses.leaveById(tx, owned.mailAddressId, now)),
  noteBounce: change(tx => addresses.noteBounce(tx, 'a@owned.test', now)),
}
