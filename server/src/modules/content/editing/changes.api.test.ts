// What becomes of an item besides being written and shown: two editors, moments that change, the bin, earlier versions.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call'
import * as editing from '#contract/content/editing-calls'
import { loggedInStaff } from '../../../testing/build-staff'
import { testServer } from '../../../testing/test-server'
import { publishDue } from './publish-due.job'

let server: Awaited<ReturnType<typeof testServer>>
let editor: Awaited<ReturnType<typeof loggedInStaff>>
beforeAll(async () => {
  server = await testServer()
  editor = await loggedInStaff(server, { name: 'Edith', roles: ['editor'] })
})
afterAll(() => server.close())

const words = (text: string) => ({ 'zh-CN': `${text}中文`, en: text })
const draftOf = (text: string, changes: Partial<editing.ContentDraft> = {}): editing.ContentDraft => ({
  title: words(text),
  summary: words(''),
  body: words(`<p>${text}</p>`),
  cover: null,
  category: 'product',
  plan: null,
  ...changes,
})
type Kind = 'news' | 'plan' | 'question' | 'block'
type Item = { id: number; revision: number }

const open = async (id: number) =>
  (await server.call(editing.readContent, { id }, editor)).data as editing.OpenedContent
async function save(
  text: string,
  over: Partial<Item> = {},
  changes: Partial<editing.ContentDraft> = {},
  kind: Kind = 'news',
) {
  const input = { kind, revision: 0, ...over, draft: draftOf(text, changes) }
  return (await server.call(editing.saveDraft, input, editor)).data as Item
}
/** A step that counts; what it answers is where the item stands then. */
async function step<I extends Item>(call: Parameters<typeof server.send>[0], input: I): Promise<Item> {
  const answered = await server.send(call, input, editor)
  if (answered.code !== 1) throw new Error(`${call.name}: ${answered.msg}`)
  return { id: input.id, revision: (answered.data as Item).revision }
}
const publish = (item: Item) => step(editing.publishContent, { id: item.id, revision: item.revision })
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const schedule = (item: Item, at = inAnHour()) =>
  step(editing.publishContent, { id: item.id, revision: item.revision, at })
async function runDue(itemId: number) {
  await server.asOwner(
    "update content_items set publish_at = now() - interval '1 minute' where id = $1 and publish_at is not null",
    [itemId],
  )
  await publishDue.run({
    payload: { itemId },
    agentId: server.agentId,
    database: server.database,
    services: server.services,
    log: server.app.log as never,
  })
}

describe('two editors', () => {
  it('never undo each other: every step stands on what was seen, and says who was quicker', async () => {
    const shown = await publish(await save('Seen'))
    const newer = await save('Newer', shown)
    const { id, revision } = shown
    for (const [call, more] of [
      [editing.publishContent, {}],
      [editing.publishContent, { at: inAnHour() }],
      [editing.cancelPublication, {}],
      [editing.unpublishContent, {}],
      [editing.discardDraft, {}],
      [editing.binContent, { isBinned: true }],
      [editing.restoreVersion, { version: 1 }],
    ] as const) {
      const refused = await server.send(call, { id, revision, ...more }, editor)
      expect(refused, call.name).toMatchObject({
        code: 1409,
        msg: expect.stringContaining('Edith'),
        data: { revision: newer.revision },
      })
    }
    expect(await open(id)).toMatchObject({ state: 'changed', draft: { title: { en: 'Newer' } } })
  })

  it('who add at once get numbers of their own, above those that sites start with', async () => {
    const added = await Promise.all(['a', 'b', 'c', 'd'].map(text => save(text, {}, {}, 'question')))
    const numbers = await Promise.all(added.map(async ({ id }) => (await open(id)).number))
    expect(new Set(numbers).size).toBe(4)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1000)
  })
})

describe('a moment', () => {
  it('that is set again counts alone', async () => {
    const first = await schedule(await save('Moved'))
    const later = new Date(Date.now() + 7_200_000).toISOString()
    await schedule(first, later)
    const jobs = await server.asOwner<{ run_at: Date }>(
      "select run_at from graphile_worker._private_jobs where (payload ->> 'itemId')::int = $1",
      [first.id],
    )
    expect(jobs.map(({ run_at }) => run_at.toISOString())).toEqual([later])
  })

  it('is over when the draft is shown earlier: nothing is shown twice', async () => {
    const { id } = await publish(await schedule(await save('Early')))
    await runDue(id)
    expect(await open(id)).toMatchObject({ state: 'shown', publish_at: null, shown_version: 1 })
  })

  it('goes with a draft that is given up, and what is shown stays', async () => {
    const shown = await publish(await save('Kept'))
    const planned = await schedule(await save('Given up', shown))
    await step(editing.discardDraft, planned)
    await runDue(shown.id)
    expect(await open(shown.id)).toMatchObject({
      state: 'shown',
      has_draft: false,
      title: { en: 'Kept' },
      shown_version: 1,
    })
  })

  it('keeps an item out of the bin', async () => {
    const planned = await schedule(await save('Waiting'))
    const refused = await server.call(editing.binContent, { ...planned, isBinned: true }, editor)
    expect(refused.code).toBe(1409)
    expect((await open(planned.id)).state).toBe('scheduled')
  })
})

describe('a draft', () => {
  it('that is changed back is none', async () => {
    const shown = await publish(await save('Same'))
    const changed = await save('Other', shown)
    expect((await open(shown.id)).state).toBe('changed')
    await save('Same', changed)
    expect(await open(shown.id)).toMatchObject({ state: 'shown', has_draft: false, title: { en: 'Same' } })
  })

  it('that never was shown has nothing to go back to; one that was hidden has its last words', async () => {
    const fresh = await save('Fresh')
    expect((await server.call(editing.discardDraft, fresh, editor)).code).toBe(1409)
    const hidden = await step(editing.unpublishContent, await publish(await save('Once shown')))
    await step(editing.discardDraft, await save('Rewritten', hidden))
    expect(await open(hidden.id)).toMatchObject({
      state: 'hidden',
      has_draft: true,
      draft: { title: { en: 'Once shown' } },
    })
  })

  it('keeps no category where its kind has none', async () => {
    const { id } = await save('Question', {}, { category: 'product' }, 'question')
    expect((await open(id)).draft).toMatchObject({ category: null })
  })

  it('is refused with a text of nothing but markup, and taken with a place that is filled', async () => {
    for (const [body, code] of [
      ['<p> &nbsp;</p><p></p>', 1422],
      ['<p>{share}</p>', 1],
    ] as const) {
      const item = await save('Body', {}, { body: { 'zh-CN': body, en: body } })
      expect((await server.call(editing.publishContent, item, editor)).code, body).toBe(code)
    }
  })
})

describe('what comes back', () => {
  it('after it was hidden is new: another day, the next version', async () => {
    const shown = await publish(await save('Back'))
    await server.asOwner("update content_items set published_at = '2026-01-01' where id = $1", [shown.id])
    const hidden = await step(editing.unpublishContent, shown)
    await publish(hidden)
    const now = await open(shown.id)
    expect(now).toMatchObject({ state: 'shown', shown_version: 2 })
    expect(now.published_at?.slice(0, 10)).not.toBe('2026-01-01')
  })

  it('from the bin only: what lies there is neither written nor shown', async () => {
    const binned = await step(editing.binContent, { ...(await save('Binned')), isBinned: true })
    const write = { kind: 'news' as const, ...binned, draft: draftOf('Rewritten') }
    expect((await server.call(editing.saveDraft, write, editor)).code).toBe(1409)
    expect((await server.call(editing.publishContent, binned, editor)).code).toBe(1409)
    await publish(await step(editing.binContent, { ...binned, isBinned: false }))
    expect(await open(binned.id)).toMatchObject({ state: 'shown', title: { en: 'Binned' } })
  })

  it('as an earlier version is one of this item', async () => {
    const twice = await publish(await save('Second', await publish(await save('First'))))
    const once = await publish(await save('Only'))
    expect((await server.call(editing.restoreVersion, { ...once, version: 2 }, editor)).code).toBe(1404)
    expect((await server.call(editing.restoreVersion, { ...twice, version: 3 }, editor)).code).toBe(1404)
    expect((await open(once.id)).state).toBe('shown')
  })

  it('is listed page by page, the newest first, with nothing lost', async () => {
    let item = await publish(await save('v1'))
    for (const text of ['v2', 'v3']) item = await publish(await save(text, item))
    const page = async (cursor?: string) =>
      (await server.call(editing.listVersions, { id: item.id, limit: 2, ...(cursor && { cursor }) }, editor))
        .data as OutputOf<typeof editing.listVersions>
    const first = await page()
    const rest = await page(first.next_cursor ?? '')
    expect(
      [...first.items, ...rest.items].map(({ version, content }) => [version, content.title.en]),
    ).toEqual([
      [3, 'v3'],
      [2, 'v2'],
      [1, 'v1'],
    ])
    expect(rest.next_cursor).toBeNull()
  })
})

describe('the parts of the home page', () => {
  it('are hidden, not thrown away, unless they were added', async () => {
    const { items } = (await server.call(editing.listContent, { kind: 'block', limit: 100 }, editor))
      .data as OutputOf<typeof editing.listContent>
    const fixed = await open(items.find(({ slot }) => slot !== 'free')?.id ?? 0)
    const hidden = await step(editing.unpublishContent, { id: fixed.id, revision: fixed.revision })
    expect((await server.call(editing.binContent, { ...hidden, isBinned: true }, editor)).code).toBe(1409)
    const free = await save('Added', {}, {}, 'block')
    expect((await server.call(editing.binContent, { ...free, isBinned: true }, editor)).code).toBe(1)
  })
})

describe('the branches of the help centre', () => {
  const branches = async () =>
    (await server.call(editing.listBranches, {}, editor)).data as OutputOf<typeof editing.listBranches>
  const add = async (text: string) =>
    ((await server.call(editing.saveBranch, { title: words(text) }, editor)).data as { tid: number }).tid

  it('that are added at once are two, at the end, with numbers that no site starts with', async () => {
    const tids = await Promise.all([add('One'), add('Two')])
    expect(new Set(tids).size).toBe(2)
    expect(Math.min(...tids)).toBeGreaterThanOrEqual(100)
    expect(
      (await branches())
        .slice(-2)
        .map(({ tid }) => tid)
        .sort(),
    ).toEqual(tids.sort())
  })

  it('are renamed where they stand, and what it was called before is on record', async () => {
    const tid = await add('Old name')
    await add('Behind it')
    const order = (await branches()).map(branch => branch.tid)
    await server.call(editing.saveBranch, { tid, title: words('New name') }, editor)
    expect((await branches()).map(branch => branch.tid)).toEqual(order)
    expect((await branches()).find(branch => branch.tid === tid)?.title).toEqual(words('New name'))
    const [entry] = await server.asOwner(
      "select before, after from audit_entries where action = 'helpBranch.renamed' and subject_id = $1::text",
      [tid],
    )
    expect(entry).toEqual({ before: words('Old name'), after: words('New name') })
    expect((await server.call(editing.saveBranch, { tid: 9999, title: words('Nowhere') }, editor)).code).toBe(
      1404,
    )
  })

  it('stay as long as an article belongs to them, though it lies in the bin', async () => {
    const tid = await add('Full')
    const input = { kind: 'help' as const, tid, revision: 0, draft: draftOf('Article') }
    const article = (await server.call(editing.saveDraft, input, editor)).data as Item
    await step(editing.binContent, { id: article.id, revision: article.revision, isBinned: true })
    expect((await server.call(editing.removeBranch, { tid }, editor)).code).toBe(1409)
    expect((await branches()).find(branch => branch.tid === tid)?.articles).toBe(1)
  })

  it('have a name in both languages, and a second removal harms nothing', async () => {
    const half = { title: { 'zh-CN': '中文', en: '   ' } }
    expect((await server.call(editing.saveBranch, half, editor)).code).toBe(1422)
    const tid = await add('Short-lived')
    for (let times = 0; times < 2; times++)
      expect((await server.call(editing.removeBranch, { tid }, editor)).code).toBe(1)
    expect((await branches()).some(branch => branch.tid === tid)).toBe(false)
  })
})

describe('an order', () => {
  it('leaves items of another kind where they are', async () => {
    const [a, b] = [await save('Q1', {}, {}, 'question'), await save('Q2', {}, {}, 'question')]
    const block = await save('Block', {}, {}, 'block')
    const places = () =>
      server.asOwner<{ id: number; position: number }>(
        'select id::int, position from content_items where id = any($1) order by id',
        [[a.id, b.id, block.id]],
      )
    const before = await places()
    await server.call(editing.orderContent, { kind: 'question', ids: [b.id, block.id, a.id] }, editor)
    const after = await places()
    expect(after.find(({ id }) => id === block.id)).toEqual(before.find(({ id }) => id === block.id))
    expect(after.find(({ id }) => id === b.id)?.position).toBe(1)
    expect(after.find(({ id }) => id === a.id)?.position).toBe(3)
  })
})
