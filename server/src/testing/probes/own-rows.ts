// One row of everything for one agent, so that a leak in any table has something to show.
import { randomUUID } from 'node:crypto'
import type { Tx } from '../../platform/database/query'
import { insertCompleteWork } from '../build-work'
import { ownCovers } from './own-covers'
import { ownIncome } from './own-income'
import type { Owned } from './probe'

type Member = Pick<Owned, 'agentId' | 'memberId' | 'mobile' | 'token'>

export async function ownRows(tx: Tx, member: Member): Promise<Owned> {
  const { memberId } = member
  const insert = async (sql: string, values: unknown[] = []) =>
    (await tx.run<{ id: number }>(sql, values)).rows[0]?.id as number
  const uploadId = randomUUID()
  const staffToken = randomUUID()
  const checkId = await insert(
    "insert into identity_checks (member_id, kind, state, name, created_at, submitted_at) values ($1, 'adult', 'waiting', 'n', now(), now()) returning id",
    [memberId],
  )
  const staffId = await insert(
    "insert into staff (username, name, password_hash, roles, totp_secret) values ('owner', 'n', 'h', '{admin}', 's') returning id",
  )
  await insert("update members set password_hash = 'h' where id = $1", [memberId])
  await insert('update staff set own_mobile = $1 where id = $2', [member.mobile, staffId])
  await insert(
    "insert into staff (username, name, password_hash, roles, totp_secret, own_mobile) values ('twin', 'n', 'h', '{support}', 's', $1)",
    [member.mobile],
  )
  await insert("insert into rate_counters (key, window_start) values ('k', now()), ('k', to_timestamp(1))")
  await insert(
    "insert into idempotency_keys (sender, call, key, input_hash, envelope, created_at) values ('owner', 'c', 'k', 'h', '{}', now())",
  )
  await insert("insert into captcha_uses (signature, expires_at) values ('s', now())")
  await insert('insert into company_people (account_id, person_id) values ($1, $1)', [memberId])
  const codeId = await insert(
    "insert into sms_codes (mobile, purpose, code_hash, sent_at, expires_at) values ($1, 'login', 'h', now(), now() + interval '5 minutes') returning id",
    [member.mobile],
  )
  const mailAddressId = await insert(
    "insert into mail_addresses (member_id, address, language, confirmed_at) values ($1, 'a@owned.test', 'en', now()) returning id",
    [memberId],
  )
  const mailCodeId = await insert(
    "insert into mail_codes (owner, address, code_hash, sent_at, expires_at) values ($1, 'a@owned.test', decode(repeat('00', 32), 'hex'), now(), now()) returning id",
    [`member ${memberId}`],
  )
  await insert("insert into mail_preferences (member_id, kind, choice) values ($1, 'review', 'off')", [
    memberId,
  ])
  await insert(
    "insert into staff_mails (staff_id, kind, amount, mailed_at) values ($1, 'tickets', 1, now())",
    [staffId],
  )
  await insert("insert into mails (key, claimed_until) values ('owned', now())")
  await insert(
    "insert into login_events (member_id, method, succeeded, address, user_agent, at) values ($1, 'code', true, '', '', now())",
    [memberId],
  )
  await insert(
    "insert into uploads (id, member_id, purpose, storage_key, is_sealed, media_type, size, sha256, created_at) values ($1, $2, 'document', 'k', true, 'image/png', 1, 'h', now())",
    [uploadId, memberId],
  )
  await insert(
    "insert into staff_tries (name_hash, network, wrong, untold, last_at) values ('owned', '203.0.113.9', 1, 1, now())",
  )
  await insert("insert into staff_networks (staff_id, network, last_at) values ($1, '203.0.113.9', now())", [
    staffId,
  ])
  await insert(
    "insert into staff_spent_codes (staff_id, step, request_hash, spent_at) values ($1, 9, decode(repeat('00', 32), 'hex'), now())",
    [staffId],
  )
  const deedId = await insert(
    `insert into pending_deeds (kind, subject, change, from_state, requested_by, requested_at, is_immediate, state, link_hash)
     values ('threshold', 'owned', '{"amount": "100", "currency": "CNY"}', '{}', $1, now(), false, 'waiting', decode(repeat('00', 32), 'hex')) returning id`,
    [staffId],
  )
  // Keeps the name before.
  await insert("update staff set name = 'owner' where id = $1", [staffId])
  await insert("insert into staff_recovery_codes (staff_id, code_hash) values ($1, 'h')", [staffId])
  await insert(
    "insert into staff_sessions (token, secret_hash, staff_id, address, user_agent, created_at, last_seen_at, ends_at) values ($1, 'h', $2, '', '', now(), now(), now() + interval '1 day')",
    [staffToken, staffId],
  )
  const invitationId = await insert(
    "insert into staff_invitations (token_hash, roles, expires_at) values ('owned', '{admin}', now() + interval '1 day') returning id",
  )
  await insert("insert into identity_scans (check_id, kind, upload_id) values ($1, 'id_front', $2)", [
    checkId,
    uploadId,
  ])
  const enterpriseCheckId = await insert(
    "insert into enterprise_checks (member_id, state, company_name, credit_code, legal_representative, licence_upload_id, submitted_at) values ($1, 'waiting', 'c', 'c', 'l', $2, now()) returning id",
    [memberId, uploadId],
  )
  const colleagueId = await insert(
    "insert into colleagues (account_id, mobile, role, state, since) values ($1, '13900000009', 'reader', 'invited', now()) returning id",
    [memberId],
  )
  await insert(
    "insert into audit_entries (at, staff_id, staff_name, action, subject, subject_id, address, user_agent) values (now(), $1, 'n', 'a', 's', '1', '', '')",
    [staffId],
  )
  await insert("insert into agent_domains (domain) values ('owned.test')")
  await insert(
    "insert into uploads (id, staff_id, purpose, storage_key, is_sealed, media_type, size, sha256, created_at) values ($1, $2, 'site', 'site-pictures/owned', false, 'image/png', 1, 'h', now())",
    [randomUUID(), staffId],
  )
  const works = await ownWorks(tx, memberId, insert)
  const deliveries = await ownDeliveries(works, insert)
  return {
    ...member,
    domain: 'owned.test',
    codeId,
    mailAddressId,
    mailCodeId,
    checkId,
    staffId,
    staffToken,
    invitationId,
    deedId,
    enterpriseCheckId,
    colleagueId,
    uploadId,
    ...works,
    ...(await ownContent({ memberId, staffId, workId: works.workId }, insert)),
    ...(await ownMessages(memberId, staffId, insert)),
    ...(await ownTickets(memberId, uploadId, insert)),
    infringementId: await ownInfringement(works, insert),
    ...(await ownReview(staffId, insert)),
    ...deliveries,
    ...(await ownIncome(tx, { memberId, staffId, workId: works.workId, channelId: deliveries.channelId })),
    ...(await ownSchemas(staffId, insert)),
    ...(await ownReleasePage(tx, works.workId)),
    ...(await ownCovers({ memberId, workId: works.workId }, insert)),
    ...(await ownUpkeep(staffId, insert)),
  }
}

/** Released: the others send. */
async function ownUpkeep(staffId: number, insert: (sql: string, values?: unknown[]) => Promise<number>) {
  await insert(
    'insert into site_holds (held_at, snapshot_at, released_at, released_by) values (now(), now(), now(), $1)',
    [staffId],
  )
  await insert(
    "insert into file_findings (kind, storage_key, first_found_at, last_found_at) values ('unnamed', 'sealed/1/owned', now(), now())",
  )
  return {}
}

async function ownContent(
  { memberId, staffId, workId }: { memberId: number; staffId: number; workId: number },
  insert: (sql: string, values?: unknown[]) => Promise<number>,
) {
  await insert('insert into help_branches (tid, title) values (9999, \'{"en":"owned"}\')')
  const add = async (kind: string, tid: number | null, slot: string) => {
    const added = await insert(
      `insert into content_items (kind, number, tid, slot, category, titles, newest_version, published_version, published_at, created_at, updated_at) values ($1, 9999, $2, $3, $4, '{"en":"owned","zh-CN":"owned"}', 1, 1, now(), now(), now()) returning id`,
      [kind, tid, slot, kind === 'news' ? 'notice' : ''],
    )
    await insert(
      `insert into content_versions (item_id, version, title, summary, body_html, details, at) values ($1, 1, '{"en":"owned"}', '{}', '{}', '{"plan":{}}', now())`,
      [added],
    )
    return added
  }
  const itemId = await add('help', 9999, '')
  const newsId = await add('news', null, '')
  const planId = await add('plan', null, '')
  const pageId = await add('page', null, '')
  await add('question', null, '')
  await add('block', null, 'free')
  await insert(
    "insert into content_search (item_id, language, title_text, text, terms, title_words, words) values ($1, 'en', 'owned', 'owned', '{owned}', '{owned}', '{owned}')",
    [itemId],
  )
  await insert(
    "insert into agreement_acceptances (member_id, item_id, version, at, address) values ($1, $2, 1, now(), '')",
    [memberId, pageId],
  )
  await insert("insert into content_pictures (item_id, storage_key) values ($1, 'content-pictures/owned')", [
    itemId,
  ])
  await insert(
    "insert into uploads (id, staff_id, purpose, storage_key, is_sealed, media_type, size, sha256, created_at) values ($1, $2, 'content', 'content-pictures/owned', false, 'image/webp', 1, 'h', now())",
    [randomUUID(), staffId],
  )
  const applicationId = await insert(
    "insert into plan_applications (plan_id, member_id, work_id, text, created_at) values ($1, $2, $3, 'owned', now()) returning id",
    [planId, memberId, workId],
  )
  return { itemId, newsId, planId, pageId, applicationId }
}

async function ownReview(staffId: number, insert: (sql: string, values?: unknown[]) => Promise<number>) {
  const reasonId = await insert(
    "insert into review_reasons (part, title, text, changed_by, changed_at) values ('title', '{}', '{}', $1, now()) returning id",
    [staffId],
  )
  return { reasonId }
}

async function ownDeliveries(
  { workId, trackId }: { workId: number; trackId: number },
  insert: (sql: string, values?: unknown[]) => Promise<number>,
) {
  await insert(
    "insert into video_releases (work_id, track_id, upc, isrc, track, is_offered) values ($1, $2, 'owned', 'owned', '{}', true)",
    [workId, trackId],
  )
  const channelId = await insert('select min(id) as id from channels')
  const add = (kind: string) =>
    insert(
      'insert into deliveries (work_id, work_version, channel_id, kind, queued_at, changed_at) values ($1, 1, $2, $3, now(), now()) returning id',
      [workId, channelId, kind],
    )
  const deliveryId = await add('release')
  await insert(
    "update deliveries set state = 'packing', message_id = 'TRB-probe', batch = '20261116133804123' where id = $1",
    [deliveryId],
  )
  await insert("update deliveries set state = 'sending' where id = $1", [deliveryId])
  await add('takedown')
  await insert(
    "insert into packed_files (source_sha256, recipe, storage_key, size, sha256, md5, facts, packed_at, used_at) values ('owned', 'owned', 'owned', 1, 's', 'm', '{}', now(), now())",
  )
  await insert(
    "insert into delivery_files (delivery_id, position, path, size, sha256, content, role) values ($1, 0, 'owned', 1, 's', 'c', 'message')",
    [deliveryId],
  )
  await insert(
    "insert into delivery_files (delivery_id, position, path, size, sha256, role) values ($1, 9, 'lost', 1, 's', 'resource')",
    [deliveryId],
  )
  await insert(
    "insert into delivery_events (delivery_id, happened_at, text) values ($1, now(), 'delivery.arrived')",
    [deliveryId],
  )
  return { channelId, deliveryId }
}

async function ownReleasePage(tx: Tx, workId: number) {
  const found = await tx.run<{ id: number; code: string }>(
    'select id, code from release_pages where work_id = $1',
    [workId],
  )
  const [page] = found.rows
  if (!page) throw new Error('a released work without a page')
  for (const channelId of [0, 1]) {
    await tx.run(
      "insert into release_page_counts (page_id, day, channel_id, count) values ($1, '2026-11-16', $2, 1)",
      [page.id, channelId],
    )
  }
  return { releasePageId: page.id, pageCode: page.code }
}

async function ownSchemas(staffId: number, insert: (sql: string, values?: unknown[]) => Promise<number>) {
  await insert(
    "insert into ddex_schemas (format, name, content, uploaded_by, uploaded_at) values ('ern-4.3.2', 'owned.xsd', '', $1, now())",
    [staffId],
  )
  return {}
}

async function ownMessages(
  memberId: number,
  staffId: number,
  insert: (sql: string, values?: unknown[]) => Promise<number>,
) {
  const announcementId = await insert(
    "insert into announcements (title, text, audience, staff_id, created_at) values ('{}', '{}', '{}', $1, now()) returning id",
    [staffId],
  )
  const messageId = await insert(
    "insert into messages (member_id, kind, template, search_text, search_terms) values ($1::bigint, 'security', 't', 'owned', array[$1::bigint || ':owned']) returning id",
    [memberId],
  )
  await insert(
    "insert into message_preferences (member_id, kind, channel, is_on) values ($1, 'review', 'sms', true)",
    [memberId],
  )
  return { announcementId, messageId }
}

async function ownInfringement(
  { workId }: { workId: number },
  insert: (sql: string, values?: unknown[]) => Promise<number>,
) {
  const caseId = await insert(
    `insert into infringement_cases (number, state, name, company, role, mobile, email, language, address, which, scope, track, rights, statement,
       work_id, measure, measured_at, search_text, received_at, changed_at, due_at, email_confirmed_at, hold_until)
     values ('owned', 'measured', 'n', '', 'owner', '13900000009', 'probe@example.com', 'en', '', 'w', 'work', '', 'song', 's', $1, 'work', now(), 'owned',
       now(), now(), now() + interval '1 day', now(), now() + interval '30 days') returning id`,
    [workId],
  )
  await insert(
    "insert into infringement_history (case_id, event, state, by, at) values ($1, 'takeMeasure', 'measured', 'system', now())",
    [caseId],
  )
  const evidenceId = randomUUID()
  await insert(
    "insert into uploads (id, infringement_case_id, purpose, storage_key, is_sealed, media_type, size, sha256, created_at) values ($1, $2, 'attachment', 'evidence', true, 'image/png', 1, 'h', now())",
    [evidenceId, caseId],
  )
  await insert(
    "insert into infringement_files (case_id, upload_id, side, added_at) values ($1, $2, 'claimant', now())",
    [caseId, evidenceId],
  )
  return caseId
}

async function ownTickets(
  memberId: number,
  uploadId: string,
  insert: (sql: string, values?: unknown[]) => Promise<number>,
) {
  const ticketId = await insert(
    "insert into tickets (number, member_id, mobile, source, language, category, subject, asked_at, answer_due_at, created_at, updated_at) values ('owned', $1, '13900000009', 'ticket', 'en', 'bug', 'owned', now() - interval '2 days', now() - interval '1 day', now(), now()) returning id",
    [memberId],
  )
  const replyId = await insert(
    "insert into ticket_replies (ticket_id, author, person_id, author_name, text, created_at) values ($1, 'member', $2, 'n', 'owned', now()) returning id",
    [ticketId, memberId],
  )
  await insert('insert into ticket_attachments (reply_id, position, upload_id) values ($1, 9, $2)', [
    replyId,
    uploadId,
  ])
  await insert(
    "insert into ticket_history (ticket_id, event, person_id, author_name, at) values ($1, 'created', $2, 'n', now())",
    [ticketId, memberId],
  )
  const cannedAnswerId = await insert(
    "insert into canned_answers (title, text, updated_at) values ('owned', '{}', now()) returning id",
  )
  await insert("insert into agent_counters (name, value) values ('owned', 1)")
  return { ticketId, replyId, cannedAnswerId }
}

async function ownMoveIn(memberId: number, insert: (sql: string, values?: unknown[]) => Promise<number>) {
  const moveInId = await insert(
    "insert into move_ins (member_id, state, started_at, moved_at) values ($1, 'ready', now(), now()) returning id",
    [memberId],
  )
  const moveInRowId = await insert(
    `insert into move_in_rows (move_in_id, position, cells, release_key, has_notes) values ($1, 7, '{"track_title": "owned"}', 'owned', true) returning id`,
    [moveInId],
  )
  const moveInFileId = await insert(
    "insert into move_in_files (move_in_id, name, size, storage_key, state, sha256, type, row_id, matched_by, created_at) values ($1, 'f.wav', 1, 'move-in/owned', 'ready', $2, 'music', $3, 'name', now()) returning id",
    [moveInId, Buffer.alloc(32), moveInRowId],
  )
  await insert(
    "insert into move_in_files (move_in_id, name, size, storage_key, created_at) values ($1, 'g.wav', 1, 'move-in/owned-too', now())",
    [moveInId],
  )
  await insert(
    "insert into upload_sessions (id, member_id, move_in_id, type, file_name, size, storage_key, tus, created_at, expires_at) values (gen_random_uuid(), $1, $2, 'move-in-list', 'l', 1, 'k', '{}', now(), now())",
    [memberId, moveInId],
  )
  return { moveInId, moveInRowId, moveInFileId }
}

async function ownWorks(
  tx: Tx,
  memberId: number,
  insert: (sql: string, values?: unknown[]) => Promise<number>,
) {
  const workId = await insertCompleteWork(tx, memberId, { status: '990', title: 'owned' })
  // What has been added up so far; what follows is added up later.
  await insert('select fold_figures()')
  const trackId = await insert('select id from tracks where work_id = $1', [workId])
  const revisionId = await insert(
    "insert into works (member_id, kind, purpose, status, revision_of, details, scope, created_at, updated_at) select member_id, kind, 'revision', '01', id, details, scope, now(), now() from works where id = $1 returning id",
    [workId],
  )
  const agreementId = await insert(
    "insert into agreements (number, member_id, work_id, terms, terms_hash, rate, signer_kind, signer_name, signed_at, address, user_agent, code_hash, storage_key, sha256, size) values ('n', $1, $2, '{}', 'h', 0.8, 'member', 'n', now(), '', '', 'h', 'k', 'owned', 1) returning id",
    [memberId, workId],
  )
  await insert(
    "insert into work_history (work_id, at, event, by, actor_name) values ($1, now(), 'create', 'member', 'n')",
    [workId],
  )
  await insert(
    "insert into used_names (member_id, kind, name, used_at) values ($1, 'artist', 'owned', now())",
    [memberId],
  )
  const rosterId = await insert(
    "insert into roster_artists (member_id, name, created_at) values ($1, 'owned', now()) returning id",
    [memberId],
  )
  const keyToken = randomUUID()
  const keyId = await insert(
    "insert into api_keys (member_id, token, secret_hash, name, scopes, created_at, expires_at) values ($1, $2, $3, 'owned', '{upload}', now(), now() + interval '1 day') returning id",
    [memberId, keyToken, Buffer.alloc(32)],
  )
  const webhookId = await insert(
    "insert into webhook_endpoints (member_id, token, name, url, events, secret, created_at) values ($1, $2, 'owned', 'https://hooks.example.test/', '{bill.ready}', 'x', now()) returning id",
    [memberId, randomUUID()],
  )
  const webhookDeliveryId = await insert(
    "insert into webhook_deliveries (endpoint_id, event_id, type, body, created_at, next_at) values ($1, gen_random_uuid(), 'bill.ready', '{}', now(), now()) returning id",
    [webhookId],
  )
  await insert(
    "insert into webhook_attempts (endpoint_id, delivery_id, attempt, at, status, milliseconds, response) values ($1, $2, 9, now(), 200, 1, 'owned')",
    [webhookId, webhookDeliveryId],
  )
  const archiveId = await insert(
    "insert into account_archives (member_id, state, asked_at, moved_at, ready_at, expires_at, storage_key, manifest_sha256) values ($1, 'ready', now(), now(), now(), now(), 'archives/owned', $2) returning id",
    [memberId, Buffer.alloc(32)],
  )
  const moveIn = await ownMoveIn(memberId, insert)
  const sessionId = randomUUID()
  await insert(
    "insert into stored_files (sha256, storage_key, size, media_type, created_at) values ('owned', 'k', 1, 't', now())",
  )
  await insert(
    "insert into upload_sessions (id, member_id, work_id, type, file_name, size, storage_key, created_at, expires_at) values ($1, $2, $3, 'music', 'f', 1, 'k', now(), now())",
    [sessionId, memberId, workId],
  )
  await insert(
    "insert into work_versions (work_id, replaced_by, replaced_at, content) values ($1, $2, now(), '{}')",
    [workId, revisionId],
  )
  await insert("update works set licence_ends = '2026-06-30' where id = $1", [workId])
  await insert(
    "insert into rights_cases (work_id, reason, ended_on, opened_at, due_on) values ($1, 'licence_ended', '2026-06-30', now(), '2026-07-07')",
    [workId],
  )
  await insert("update works set upc = 'OWNED' where id = $1", [workId])
  await insert("update tracks set isrc = 'OWNED' where id = $1", [trackId])
  const codeRangeId = await insert(
    "insert into code_ranges (kind, prefix, first, last, next, created_at) values ('isrc', 'OWNED', 1, 9, 1, now()) returning id",
  )
  await insert(
    "insert into assigned_codes (kind, code, range_id, work_id, at) values ('isrc', 'OWNED', $1, $2, now())",
    [codeRangeId, workId],
  )
  await insert("insert into work_submissions (work_id, at, content) values ($1, now(), '{}')", [workId])
  const reviewedId = await insertCompleteWork(tx, memberId, { status: '200', title: 'owned' })
  const materialId = await insert("select id from materials where work_id = $1 and type = 'music'", [workId])
  await insert(
    "insert into fingerprints (sha256, milliseconds, codes, landmarks) select sha256, 1000, '{1}', '{1,2,3,4,5,6}' from materials where id = $1",
    [materialId],
  )
  return {
    workId,
    reviewedId,
    trackId,
    revisionId,
    agreementId,
    materialId,
    rosterId,
    keyId,
    keyToken,
    webhookId,
    webhookDeliveryId,
    archiveId,
    ...moveIn,
    sessionId,
    codeRangeId,
  }
}
