// Members, works and files go some day. A row that still points at one would stop whoever removes it, for every agent. So
// each reference either goes along, or stands here with the reason why nothing that is removed can have it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from './test-database'

const kept: Record<string, string> = {
  'agreements.work_id': 'the bin keeps what was ever signed',
  'assigned_codes.work_id': 'codes are given to signed works alone',
  'infringement_cases.work_id': 'claims are about what was released',
  'infringement_files.upload_id': 'evidence is in use, and stays',
  'deliveries.work_id': 'only signed works are delivered',
  'video_releases.work_id': 'videos become releases when they get codes, as signed works do',
  'track_plays.work_id': 'only what was released is played',
  'title_decisions.work_id': 'lines are matched to what was released',
  'works.revision_of': 'the bin keeps a work that has a revision',
  'work_versions.replaced_by': 'the revision of a released work, which is never removed',
  'asked_pictures.image_id': 'the sweep of pictures leaves those that are used',
  'cover_backgrounds.image_id': 'the sweep of pictures leaves those that are used',
  'cover_backgrounds.thumbnail_id': 'the sweep of pictures leaves those that are used',
  'cover_drawings.image_id': 'the sweep of pictures leaves those that are used',
  'cover_image_uses.image_id': 'the sweep of pictures leaves those that are used',
  'materials.sha256': 'the sweep of files leaves what a material uses',
  'identity_scans.upload_id': 'the sweep of uploads leaves scans',
  'ticket_attachments.upload_id': 'the sweep of uploads leaves attachments',
  'enterprise_checks.licence_upload_id': 'the sweep of uploads leaves licences',
  'withdrawals.invoice_upload_id': 'the sweep of uploads leaves invoices',
  'income_claims.invoice_upload_id': 'the sweep of uploads leaves invoices',
  'tax_treaties.upload_id': 'the sweep of uploads leaves treaty documents',
}

let test: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

interface Reference {
  place: string
  target: string
  action: string
  is_indexed: boolean
}

/** The last column names the reference; the ones before it repeat the agent. */
const references = () =>
  test.asOwner<Reference>(`
    select c.conrelid::regclass || '.' || a.attname as place, c.confrelid::regclass::text as target, c.confdeltype as action,
           exists (select 1 from pg_index i where i.indrelid = c.conrelid and a.attnum = any (i.indkey)
                     and array_position(i.indkey::int2[], a.attnum) <= 1) as is_indexed
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[array_upper(c.conkey, 1)]
    where c.contype = 'f' and c.confrelid in ('works'::regclass, 'uploads'::regclass, 'stored_files'::regclass, 'tracks'::regclass,
      'packed_files'::regclass, 'cover_images'::regclass, 'upload_sessions'::regclass)
      or c.contype = 'f' and c.confrelid in (select table_name::regclass from expiring_rows)
    order by 1`)

describe('a row that can be removed', () => {
  it('is not held by one that points at it', async () => {
    const holding = (await references()).filter(({ action }) => action === 'a' || action === 'r')
    expect(holding.map(({ place }) => place).filter(place => !(place in kept))).toEqual([])
  })

  it('is found by an index from wherever it is pointed at', async () => {
    const slow = (await references()).filter(({ is_indexed }) => !is_indexed)
    expect(slow.map(({ place }) => place)).toEqual([])
  })

  it('is never a member: accounts are emptied, and their rows stay for works and money to point at', async () => {
    const removing = await test.asOwner(
      "select proname from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~* 'delete from members'",
    )
    expect(removing).toEqual([])
  })
})
