import { build, execute, maybeOne, type Tx } from '../../platform/database/query'

export function insertInvitation(
  tx: Tx,
  invitation: { tokenHash: Buffer; roles: readonly string[]; expiresAt: Date },
) {
  return execute(
    tx,
    build.insertInto('staff_invitations').values({
      token_hash: invitation.tokenHash,
      roles: [...invitation.roles],
      expires_at: invitation.expiresAt,
    }),
  )
}

export function findInvitation(tx: Tx, tokenHash: Buffer, now: Date) {
  return maybeOne(
    tx,
    build
      .selectFrom('staff_invitations')
      .select(['id', 'roles', 'expires_at'])
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now),
  )
}

/** Of two who come at the same moment, the second waits for the first and then finds it used. */
export function spendInvitation(tx: Tx, tokenHash: Buffer, now: Date) {
  return maybeOne(
    tx,
    build
      .updateTable('staff_invitations')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['roles', 'invited_by']),
  )
}

export function deleteUnusedInvitations(tx: Tx) {
  return execute(tx, build.deleteFrom('staff_invitations').where('used_at', 'is', null))
}
