import { randomUUID } from 'node:crypto'
import * as keys from '../../modules/api-keys/api-keys.queries'
import { change, find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof keys> = {
  insertKey: write((tx, { memberId }) =>
    keys.insertKey(tx, {
      memberId,
      token: randomUUID(),
      secretHash: Buffer.alloc(32),
      name: 'n',
      scopes: ['upload'],
      now: new Date(),
      expiresAt: new Date(),
    }),
  ),
  countOpenKeys: find((tx, { memberId }) => keys.countOpenKeys(tx, memberId, new Date(0))),
  listKeyRows: find((tx, { memberId }) => keys.listKeyRows(tx, memberId, { since: new Date(0), limit: 9 })),
  findKey: find((tx, { keyToken }) => keys.findKey(tx, keyToken)),
  readKeyRow: find((tx, { keyId }) => keys.readKeyRow(tx, keyId)),
  touchKey: change((tx, { keyId }) => keys.touchKey(tx, keyId, new Date())),
  endKeyOf: change((tx, { memberId, keyId }) => keys.endKeyOf(tx, memberId, keyId, new Date())),
  endKeysOf: change((tx, { memberId }) => keys.endKeysOf(tx, memberId, 'frozen', new Date())),
  deleteKeysOf: change((tx, { memberId }) => keys.deleteKeysOf(tx, memberId)),
}
