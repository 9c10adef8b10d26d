import * as tries from '../../modules/staff/staff-tries.queries'
import { change, find, type ProbesOf, write } from './probe'

const name = Buffer.from('owned')
const network = '203.0.113.9'
const wrong = { wrong: 9, waitUntil: new Date(), now: new Date() }

export const probes: ProbesOf<typeof tries> = {
  readTries: find(tx => tries.readTries(tx, name, [network])),
  lockTries: write(tx => tries.lockTries(tx, name, [network])),
  noteWrongTry: change(tx => tries.noteWrongTry(tx, { name_hash: name, network }, wrong)),
  listUntold: find(tx => tries.listUntold(tx, name)),
  noteTold: change(tx => tries.noteTold(tx, name)),
  forgetTries: change(tx => tries.forgetTries(tx, name, network)),
  isKnownNetwork: find((tx, { staffId }) => tries.isKnownNetwork(tx, staffId, network)),
  noteNetwork: write((tx, { staffId }) => tries.noteNetwork(tx, staffId, network, new Date())),
}
