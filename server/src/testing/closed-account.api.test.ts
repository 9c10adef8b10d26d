// An account that closes takes everything along that nobody has to keep. Every table that points at a member says which it is: a new one
// does not pass before it is listed here.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import '../join-accounts'
import { lockAccount } from '../modules/identity/identity.public'
import { emptyWholeAccount } from '../modules/identity/security/empty-account'
import { ownRows } from './probes/own-rows'
import type { Owned } from './probes/probe'
import { testServer } from './test-server'

const stays: Record<string, string> = {
  'agreement_acceptances.member_id': 'proves which terms were agreed to, and when',
  'consents.member_id': 'proves which consent was given, and when',
  'agreements.member_id': 'signed agreements stay, sealed',
  'bank_accounts.member_id': 'where money went stays, sealed',
  'bank_accounts.bound_by': 'where money went stays, sealed',
  'bills.member_id': 'the books',
  'income_rests.member_id': 'the books',
  'consent_payees.member_id': 'tax records',
  'income_claims.member_id': 'the books',
  'ledger_accounts.member_id': 'the books',
  'payout_documents.member_id': 'tax records',
  'tax_choices.member_id': 'tax records',
  'tax_lines.member_id': 'tax records',
  'tax_treaties.member_id': 'tax records',
  'withdrawals.member_id': 'the books',
  'withdrawals.submitted_by': 'the books',
  'withdrawal_events.person_id': 'the books',
  'staff_accounts.member_id': 'nobody of the staff decides about what was their own money',
  'company_people.account_id': 'nobody of the staff decides about money of a company they worked for',
  'company_people.person_id': 'nobody of the staff decides about money of a company they worked for',
  'splits.owner_id': 'what was agreed about money that still comes',
  'split_parties.member_id': 'what was agreed about money that still comes, without number and name',
  'works.member_id': 'what was released, for the money that still comes; drafts go with the next sweep',
  'materials.member_id': 'licences alone: they prove what an agreement says',
  'identity_checks.member_id': 'that somebody was checked, without name, number and scans',
  'tickets.member_id': 'numbers and times for the desk’s figures, without a word',
  'ticket_replies.person_id': 'numbers and times for the desk’s figures, without a word',
  'plan_applications.member_id': 'what staff decided, without what was written',
  'uploads.member_id': 'the sweep takes what nothing uses; an invoice stays with its payment',
  'upload_sessions.member_id': 'ends by itself within a week',
  'move_ins.member_id': 'closed, without its list and files; ends by itself',
  'account_archives.member_id': 'expired, without its file',
}

let server: Awaited<ReturnType<typeof testServer>>
let owned: Owned
beforeAll(async () => {
  server = await testServer()
  const { memberId, mobile } = await server.loggedInMember()
  const member = { agentId: server.agentId, memberId, mobile, token: randomUUID() }
  owned = await server.database.change(server.agentId, tx => ownRows(tx, member))
  const licence = randomUUID()
  await server.asOwner(
    `insert into uploads (id, agent_id, member_id, purpose, storage_key, is_sealed, media_type, size, sha256, created_at)
     values ($1, $2, $3, 'document', 'licence', true, 'image/png', 1, 'h', now())`,
    [licence, server.agentId, memberId],
  )
  await server.asOwner('update enterprise_checks set licence_upload_id = $1', [licence])
  await answerClaim(memberId)
  // Staff make backgrounds of pictures of their own.
  await server.asOwner('delete from cover_backgrounds')
  await server.database.change(server.agentId, async tx => {
    await lockAccount(tx, memberId)
    await emptyWholeAccount(tx, server.services.secrets, memberId, new Date())
  })
})
afterAll(() => server.close())

/** A counter-notice with a file, as the member sent it. */
async function answerClaim(memberId: number) {
  const { agentId, asOwner } = server
  const evidence = randomUUID()
  await asOwner(
    `insert into uploads (id, agent_id, member_id, purpose, storage_key, is_sealed, media_type, size, sha256, created_at)
     values ($1, $2, $3, 'attachment', 'counter evidence', true, 'image/png', 1, 'h', now() - interval '3 days')`,
    [evidence, agentId, memberId],
  )
  await asOwner("update infringement_cases set counter = 'I recorded it myself', state = 'not_upheld'")
  await asOwner(
    `insert into infringement_history (agent_id, case_id, event, state, by, name, at)
     select agent_id, id, 'counter', 'countered', 'member', 'Heron', now() from infringement_cases`,
  )
  await asOwner(
    `insert into infringement_files (agent_id, case_id, upload_id, side, added_at)
     select agent_id, id, $1, 'member', now() from infringement_cases`,
    [evidence],
  )
}

/** Columns that point at members. */
const places = () =>
  server.asOwner<{ place: string; relation: string; name: string }>(`
    select c.conrelid::regclass || '.' || a.attname as place, c.conrelid::regclass::text as relation, a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[array_upper(c.conkey, 1)]
    where c.contype = 'f' and c.confrelid = 'members'::regclass order by 1`)

describe('an account that closed for good', () => {
  it('is pointed at by nothing but what has a reason to stay', async () => {
    const left = []
    for (const { place, relation, name } of await places()) {
      const found = await server.asOwner(`select 1 from ${relation} where ${name} = $1 limit 1`, [
        owned.memberId,
      ])
      if (found.length > 0 && !(place in stays)) left.push(place)
    }
    expect(left).toEqual([])
  })

  it('leaves no reason behind for what is not there any more', async () => {
    const known = new Set((await places()).map(({ place }) => place))
    expect(Object.keys(stays).filter(place => !known.has(place))).toEqual([])
  })

  it('is found by its number nowhere but in codes that end by themselves', async () => {
    const columns = await server.asOwner<{ relation: string; name: string }>(`
      select table_name as relation, column_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb')`)
    const left = []
    for (const { relation, name } of columns) {
      const found = await server.asOwner(
        `select 1 from ${relation} where position($1 in ${name}::text) > 0 limit 1`,
        [owned.mobile],
      )
      if (found.length > 0) left.push(`${relation}.${name}`)
    }
    // The same person works for the site: their staff account is another one.
    expect(left.filter(place => !['sms_codes.mobile', 'staff.own_mobile'].includes(place))).toEqual([])
  })

  it('left no word in what it asked and applied for', async () => {
    const texts = await server.asOwner<{ text: string }>(
      `select mobile || search_text || about_title || rating_text as text from tickets where member_id = $1
       union all select r.text || r.author_name from ticket_replies r join tickets t on t.id = r.ticket_id where t.member_id = $1
       union all select text from plan_applications where member_id = $1
       union all select coalesce(name, '') from identity_checks where member_id = $1`,
      [owned.memberId],
    )
    expect(texts.length).toBeGreaterThan(3)
    expect(texts.map(({ text }) => text).join('')).toBe('')
  })

  it('took its words, files and name out of claims, and nothing of the other side', async () => {
    expect(
      await server.asOwner('select counter, statement, name from infringement_cases where work_id = $1', [
        owned.workId,
      ]),
    ).toEqual([{ counter: '', statement: 's', name: 'n' }])
    const files = await server.asOwner<{ side: string }>('select side from infringement_files')
    expect(files).toEqual([{ side: 'claimant' }])
    const steps = await server.asOwner("select event, name from infringement_history where by = 'member'")
    expect(steps).toEqual([{ event: 'counter', name: '' }])
    await server.database.withoutAgent('select sweep_unused_uploads()', [])
    expect(await server.asOwner("select 1 from uploads where storage_key = 'counter evidence'")).toEqual([])
  })

  it('takes its drafts along with the next sweep, and keeps what was signed', async () => {
    await server.asOwner('select sweep_bin()')
    const works = await server.asOwner<{ has_agreement: boolean; released_at: Date | null }>(
      `select exists (select 1 from agreements a where a.work_id = w.id) as has_agreement, released_at from works w
       where member_id = $1 and revision_of is null`,
      [owned.memberId],
    )
    expect(works.length).toBeGreaterThan(0)
    for (const work of works) expect(work.has_agreement || work.released_at !== null).toBe(true)
  })
})
