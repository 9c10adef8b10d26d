// What an archive holds, a page at a time and never anybody else's: every query asks by the account.
import { sql } from 'kysely'
import { build, maybeOne, one, rows, type Tx, written } from '../../platform/database/query'

export interface PageOf {
  memberId: number
  /** The last one of the page before. */
  after: number
  limit: number
}

export function findAccountToTake(tx: Tx, memberId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('members')
      .select(['id', 'nickname', 'mobile', 'created_at', 'verified_at', 'royalty_rate'])
      .select(['artist_name', 'artist_biography', 'artist_website', 'contact_email', 'contact_address'])
      .select(eb =>
        eb
          .selectFrom('mail_addresses')
          .select('mail_addresses.address')
          .whereRef('mail_addresses.member_id', '=', 'members.id')
          .as('confirmed_email'),
      )
      .where('id', '=', memberId),
  )
}

/** Entries that depend on what the account has; a few tables come with every archive. */
export async function countToTake(tx: Tx, memberId: number): Promise<number> {
  const query = sql<{ count: number }>`
    select (select count(*) from works where member_id = ${memberId})
         + (select count(*) from materials where member_id = ${memberId})
         + (select count(*) from agreements where member_id = ${memberId})
         + (select count(*) from bills where member_id = ${memberId})
         + (select count(*) from cover_designs where member_id = ${memberId})
         + (select count(*) from payout_documents where member_id = ${memberId}) as count`
  return (await one(tx, written(query))).count
}

/** What its files weigh: as much room as it needs, nearly. */
export async function sumBytesToTake(tx: Tx, memberId: number): Promise<number> {
  const query = sql<{ bytes: number }>`
    select (coalesce((select sum(size) from materials where member_id = ${memberId}), 0)
          + coalesce((select sum(size) from agreements where member_id = ${memberId}), 0)
          + coalesce((select sum(file_size) from payout_documents where member_id = ${memberId}), 0))::bigint as bytes`
  return (await one(tx, written(query))).bytes
}

export function listWorksToTake(tx: Tx, { memberId, after, limit }: PageOf) {
  return rows(
    tx,
    build
      .selectFrom('works')
      .select([
        'id',
        'kind',
        'title',
        'artists',
        'status',
        'status_since',
        'upc',
        'release_date',
        'released_at',
      ])
      .select(['created_at', 'updated_at', 'submitted_at', 'deleted_at', 'closed_at', 'closed_how'])
      .select(['details', 'scope', 'revision_of', 'licensed_until', 'note_to_reviewer'])
      .where('member_id', '=', memberId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit),
  )
}

export function listTracksToTake(tx: Tx, workIds: readonly number[]) {
  return rows(
    tx,
    build
      .selectFrom('tracks')
      .select(['id', 'work_id', 'position', 'isrc', 'details', 'withdrawn_at', 'withdrawn_reason'])
      .where('work_id', 'in', workIds)
      .orderBy('work_id')
      .orderBy('position'),
  )
}

export function listMaterialsToTake(tx: Tx, workIds: readonly number[]) {
  return rows(
    tx,
    build
      .selectFrom('materials as material')
      .leftJoin('stored_files as file', 'file.sha256', 'material.sha256')
      .select(['material.id', 'material.work_id', 'material.track_id', 'material.type', 'material.file_name'])
      .select(['material.size', 'material.sha256', 'material.encoding', 'material.created_at'])
      .select('file.storage_key')
      .where('material.work_id', 'in', workIds)
      .orderBy('material.id'),
  )
}

export function listAgreementsToTake(tx: Tx, workIds: readonly number[]) {
  return rows(
    tx,
    build
      .selectFrom('agreements')
      .select(['id', 'work_id', 'number', 'rate', 'signed_at', 'signer_name', 'signer_kind', 'terms'])
      .select(['sha256', 'size', 'storage_key'])
      .where('work_id', 'in', workIds)
      .orderBy('id'),
  )
}

export function listDesignsToTake(tx: Tx, { memberId, after, limit }: PageOf) {
  return rows(
    tx,
    build
      .selectFrom('cover_designs')
      .select(['id', 'name', 'work_id', 'scene', 'version', 'created_at', 'saved_at', 'binned_at'])
      .where('member_id', '=', memberId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit),
  )
}

/** What designs are made of and what was drawn of them, as far as it is the account's own. */
export function listPicturesToTake(tx: Tx, memberId: number, designIds: readonly number[]) {
  const query = sql<{
    design_id: number
    id: string
    what: string
    media_type: string
    storage_key: string
    size: number
    created_at: Date
  }>`
    select distinct named.design_id, image.id, named.what, image.media_type, image.storage_key, image.size, image.created_at
    from (select design_id, image_id, 'picture' as what from cover_image_uses where design_id = any(${designIds}::bigint[])
          union all
          select design_id, image_id, 'drawing' from cover_drawings
          where design_id = any(${designIds}::bigint[]) and image_id is not null) named
    join cover_images image on image.id = named.image_id and image.member_id = ${memberId}
    order by named.design_id, image.id, named.what`
  return rows(tx, written(query))
}

/** Entries of the account's own side of the ledger: what it was credited and what left it. */
export function listEntriesToTake(
  tx: Tx,
  {
    memberId,
    after,
    limit,
  }: { memberId: number; after: { transaction: number; position: number }; limit: number },
) {
  const query = sql<{
    transaction_id: number
    position: number
    at: Date
    kind: string
    account: string
    amount: string
    currency: string
    bill_id: number | null
    withdrawal_id: number | null
    reason: string
  }>`
    select entry.transaction_id, entry.position, moved.at, moved.kind, account.kind as account, entry.amount::text as amount,
           entry.currency, entry.bill_id, moved.withdrawal_id, moved.reason
    from ledger_accounts account
    join ledger_entries entry on entry.account_id = account.id
    join ledger_transactions moved on moved.id = entry.transaction_id
    where account.member_id = ${memberId}
      and (entry.transaction_id, entry.position) > (${after.transaction}::bigint, ${after.position}::int)
    order by entry.transaction_id, entry.position limit ${limit}`
  return rows(tx, written(query))
}

export function listWithdrawalsToTake(tx: Tx, { memberId, after, limit }: PageOf) {
  return rows(
    tx,
    build
      .selectFrom('withdrawals')
      .select([
        'id',
        'state',
        'currency',
        'gross_minor',
        'share_minor',
        'tax_minor',
        'due_minor',
        'fee_minor',
      ])
      .select(['net_minor', 'submitted_at', 'approved_at', 'paid_at', 'bank_reference'])
      .where('member_id', '=', memberId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit),
  )
}

/** The account's own part of each split. Who the others are and what they get is theirs. */
export function listPartsToTake(tx: Tx, { memberId, after, limit }: PageOf) {
  return rows(
    tx,
    build
      .selectFrom('split_parties as party')
      .innerJoin('splits as split', 'split.id', 'party.split_id')
      .select(['party.id', 'split.id as split_id', 'split.isrc', 'split.from_month', 'split.state'])
      .select(['party.part', 'party.role', 'party.answer', 'party.answered_at', 'split.proposed_at'])
      .where('party.member_id', '=', memberId)
      .where('party.id', '>', after)
      .orderBy('party.id')
      .limit(limit),
  )
}

export function listDocumentsToTake(tx: Tx, { memberId, after, limit }: PageOf) {
  return rows(
    tx,
    build
      .selectFrom('payout_documents')
      .select(['id', 'kind', 'language', 'year', 'withdrawal_id', 'made_at'])
      .select(['file_key', 'file_size', 'file_sha256'])
      .where('member_id', '=', memberId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit),
  )
}

export function listMessagesToTake(tx: Tx, { memberId, after, limit }: PageOf) {
  return rows(
    tx,
    build
      .selectFrom('messages')
      .leftJoin('announcements', 'announcements.id', 'messages.announcement_id')
      .select(['messages.id', 'messages.kind', 'messages.template', 'messages.params', 'messages.link'])
      .select(['messages.read_at', 'messages.created_at'])
      .select(['announcements.title as announced_title', 'announcements.text as announced_text'])
      .where('messages.member_id', '=', memberId)
      .where('messages.id', '>', after)
      .orderBy('messages.id')
      .limit(limit),
  )
}

/** Without their secrets, which are good for nothing but for who has them already. */
export function listWebhooksToTake(tx: Tx, { memberId, after, limit }: PageOf) {
  return rows(
    tx,
    build
      .selectFrom('webhook_endpoints')
      .select(['id', 'name', 'url', 'events', 'state', 'created_at', 'ended_at', 'last_delivered_at'])
      .where('member_id', '=', memberId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit),
  )
}

export function listTicketsToTake(tx: Tx, { memberId, after, limit }: PageOf) {
  return rows(
    tx,
    build
      .selectFrom('tickets')
      .select(['id', 'number', 'category', 'subject', 'state', 'about_kind', 'about_title', 'created_at'])
      .select(['updated_at', 'closed_at', 'rating', 'rating_text'])
      .where('member_id', '=', memberId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit),
  )
}

/** What staff wrote among themselves stays theirs. */
export function listRepliesToTake(tx: Tx, ticketIds: readonly number[]) {
  return rows(
    tx,
    build
      .selectFrom('ticket_replies')
      .select(['id', 'ticket_id', 'author', 'author_name', 'text', 'created_at'])
      .where('ticket_id', 'in', ticketIds)
      .where('is_internal', '=', false)
      .orderBy('id'),
  )
}

export function listAttachmentsToTake(tx: Tx, ticketIds: readonly number[]) {
  return rows(
    tx,
    build
      .selectFrom('ticket_attachments as attached')
      .innerJoin('ticket_replies as reply', 'reply.id', 'attached.reply_id')
      .innerJoin('uploads as file', 'file.id', 'attached.upload_id')
      .select(['reply.ticket_id', 'attached.reply_id', 'attached.position', 'file.id', 'file.file_name'])
      .select(['file.media_type', 'file.size', 'file.storage_key', 'file.is_sealed', 'file.created_at'])
      .where('reply.ticket_id', 'in', ticketIds)
      .where('reply.is_internal', '=', false)
      .orderBy('attached.reply_id')
      .orderBy('attached.position'),
  )
}
