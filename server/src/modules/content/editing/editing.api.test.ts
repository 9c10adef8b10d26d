import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { helpTree, listNews, readNews, searchContent } from '#contract/content/calls'
import * as editing from '#contract/content/editing-calls'
import { loggedInStaff } from '../../../testing/build-staff'
import { picture } from '../../../testing/pictures'
import { testServer } from '../../../testing/test-server'
import { upload } from '../../../testing/upload'
import { publishDue } from './publish-due.job'

let server: Awaited<ReturnType<typeof testServer>>
let editor: Awaited<ReturnType<typeof loggedInStaff>>
let admin: typeof editor

beforeAll(async () => {
  server = await testServer()
  editor = await loggedInStaff(server, { name: 'Edith', roles: ['editor'] })
  admin = await loggedInStaff(server, { username: 'boss', name: 'Ada', roles: ['admin'] })
})
afterAll(() => server.close())

const words = (text: string) => ({ 'zh-CN': `${text}中文`, en: text })
const draftOf = (text: string, changes: Partial<editing.ContentDraft> = {}): editing.ContentDraft => ({
  title: words(text),
  summary: words(`About ${text}`),
  body: words(`<p>${text} and more</p>`),
  cover: null,
  category: 'product',
  plan: null,
  ...changes,
})

type Saved = { id: number; revision: number; draft: editing.ContentDraft }
async function save(text: string, more: object = {}, changes: Partial<editing.ContentDraft> = {}) {
  const input = { kind: 'news' as const, revision: 0, draft: draftOf(text, changes), ...more }
  const answered = await server.call(editing.saveDraft, input, editor)
  return { ...answered, data: answered.data as Saved }
}
const open = async (id: number) =>
  (await server.call(editing.readContent, { id }, editor)).data as editing.OpenedContent
const newsTitles = async () => {
  const { data } = await server.call(listNews, { limit: 100 })
  return (data as { items: Array<{ title: string }> }).items.map(({ title }) => title)
}
async function published(text: string) {
  const { data } = await save(text)
  const { data: shown } = await server.call(editing.publishContent, data, editor)
  return { id: data.id, revision: (shown as { revision: number }).revision }
}

describe('a draft', () => {
  it('is kept, seen by nobody outside, and cleaned', async () => {
    const { data } = await save('Quiet', {}, { body: words('<p onclick="x">a</p><script>alert(1)</script>') })
    expect(data.draft.body.en).toBe('<p>a</p>')
    expect(await open(data.id)).toMatchObject({
      state: 'hidden',
      has_draft: true,
      editor: 'Edith',
      draft: data.draft,
    })
    expect(await newsTitles()).not.toContain('Quiet')
  })

  it('is not written over by somebody who has not seen it', async () => {
    const { data } = await save('Race')
    const mine = { id: data.id, kind: 'news' as const, revision: data.revision }
    const [first, second] = await Promise.all(
      ['One', 'Two'].map(text => server.call(editing.saveDraft, { ...mine, draft: draftOf(text) }, editor)),
    )
    expect([first?.status, second?.status].sort()).toEqual([200, 409])
    expect(JSON.stringify([first?.msg, second?.msg])).toContain('Edith')
  })

  it('takes only pictures that were uploaded here', async () => {
    const stranger = `/content-pictures/${'0'.repeat(64)}.webp`
    const refused = await save('Picture', {}, { cover: stranger, body: words(`<img src="${stranger}">`) })
    expect(refused.code).toBe(1422)
    const { data } = await upload(server, editing.uploadContentPicture, {}, await picture('png'), editor)
    const kept = await save(
      'Picture',
      {},
      { cover: data.url, body: words(`<p>a</p><img src="${data.url}" alt="b">`) },
    )
    expect(kept.data.draft.body.en).toContain(data.url)
    const shown = await server.app.inject({ url: data.url, headers: { host: server.domain } })
    expect(shown.headers['content-type']).toBe('image/webp')
    const elsewhere = await server.app.inject({ url: data.url, headers: { host: 'nobody.test' } })
    expect(elsewhere.statusCode).toBe(404)
  })
})

describe('publishing', () => {
  it('shows the item at once, to be found by search, and leaves a version', async () => {
    const { id } = await published('Herald')
    expect(await newsTitles()).toContain('Herald')
    const { data } = await server.call(searchContent, { search: 'herald' })
    expect((data as { items: object[] }).items).toMatchObject([
      { kind: 'news', title: [{ text: 'Herald', isHit: true }] },
    ])
    expect(await open(id)).toMatchObject({ state: 'shown', shown_version: 1, has_draft: false })
  })

  it('needs both languages, a category and places that something fills', async () => {
    const { data } = await save(
      'Half',
      {},
      {
        title: { 'zh-CN': '', en: 'Half' },
        body: { 'zh-CN': '<p>{share}</p>', en: '<p>{nothing}</p>' },
        category: null,
      },
    )
    const { code, data: problems } = await server.call(editing.publishContent, data, editor)
    expect(code).toBe(1422)
    expect(JSON.stringify(problems)).toMatch(/draft\.title\.zh-CN.*draft\.category.*draft\.body\.en/)
  })

  it('keeps the day of what it corrects, and what was shown before can come back', async () => {
    const first = await published('Correction')
    const before = await open(first.id)
    const again = await save('Corrected', { id: first.id, revision: first.revision })
    expect((await open(first.id)).state).toBe('changed')
    expect(await newsTitles()).not.toContain('Corrected')
    await server.call(editing.publishContent, again.data, editor)
    const now = await open(first.id)
    expect(now).toMatchObject({ published_at: before.published_at, shown_version: 2 })
    const restore = { id: first.id, revision: now.revision, version: 1 }
    expect((await server.call(editing.restoreVersion, restore, editor)).code).toBe(1)
    expect(await open(first.id)).toMatchObject({ state: 'changed', draft: { title: { en: 'Correction' } } })
    const { data } = await server.call(editing.listVersions, { id: first.id }, editor)
    expect((data as { items: object[] }).items).toMatchObject([
      { version: 2, editor: 'Edith', content: { title: { en: 'Corrected' } } },
      { version: 1, content: { title: { en: 'Correction' } } },
    ])
  })

  it('lets nobody take away what a page needs while it waits for its moment', async () => {
    const { data } = await save('Scheduled')
    const at = new Date(Date.now() + 3_600_000).toISOString()
    const { data: scheduled } = await server.call(editing.publishContent, { ...data, at }, editor)
    const { revision } = scheduled as { revision: number }
    const half = await save('Scheduled', { id: data.id, revision }, { category: null })
    expect(half.code).toBe(1422)
    expect(JSON.stringify(half.data)).toContain('draft.category')
    expect((await save('Still whole', { id: data.id, revision })).code).toBe(1)
  })

  it('waits for its moment, and does nothing when that was cancelled', async () => {
    const { data } = await save('Tomorrow')
    const past = await server.call(editing.publishContent, { ...data, at: '2020-01-01T00:00:00Z' }, editor)
    expect(past.code).toBe(1422)
    const at = new Date(Date.now() + 3_600_000).toISOString()
    const { data: scheduled } = await server.call(editing.publishContent, { ...data, at }, editor)
    expect((await open(data.id)).state).toBe('scheduled')
    await runDue(data.id)
    expect(await newsTitles()).not.toContain('Tomorrow')
    await server.asOwner("update content_items set publish_at = now() - interval '1 minute' where id = $1", [
      data.id,
    ])
    await runDue(data.id)
    await runDue(data.id)
    expect((await newsTitles()).filter(title => title === 'Tomorrow')).toHaveLength(1)
    expect((scheduled as { revision: number }).revision).toBeGreaterThan(data.revision)
    const other = await save('Never')
    const { data: planned } = await server.call(editing.publishContent, { ...other.data, at }, editor)
    const { revision } = planned as { revision: number }
    await server.call(editing.cancelPublication, { id: other.data.id, revision }, editor)
    await runDue(other.data.id)
    expect((await open(other.data.id)).state).toBe('hidden')
  })

  it('draws pages anew: the site has another version', async () => {
    const version = async () =>
      (
        await server.asOwner<{ content_version: number }>(
          'select content_version from agents where id = $1',
          [server.agentId],
        )
      )[0]
    const before = await version()
    await published('Fresh')
    expect(await version()).not.toEqual(before)
  })
})

const runDue = (itemId: number) =>
  publishDue.run({
    payload: { itemId },
    agentId: server.agentId,
    database: server.database,
    services: server.services,
    log: server.app.log as never,
  })

describe('what is hidden', () => {
  it('is not found, keeps its words, and can go into the bin and out', async () => {
    const { id, revision } = await published('Zephyrine')
    const early = await server.call(editing.binContent, { id, revision, isBinned: true }, editor)
    expect(early.status).toBe(409)
    const { data: hidden } = await server.call(editing.unpublishContent, { id, revision }, editor)
    expect(await newsTitles()).not.toContain('Zephyrine')
    const number = (await open(id)).number
    expect((await server.call(readNews, { id: number })).status).toBe(404)
    expect((await server.call(searchContent, { search: 'zephyrine' })).data).toMatchObject({ items: [] })
    expect(await open(id)).toMatchObject({ state: 'hidden', draft: { title: { en: 'Zephyrine' } } })
    const bin = { id, ...(hidden as { revision: number }), isBinned: true }
    const { data: binned } = await server.call(editing.binContent, bin, editor)
    const list = async (state?: editing.ContentState) =>
      (await server.call(editing.listContent, { kind: 'news', limit: 100, ...(state && { state }) }, editor))
        .data as {
        items: Array<{ id: number }>
      }
    expect((await list()).items.some(item => item.id === id)).toBe(false)
    expect((await list('binned')).items.some(item => item.id === id)).toBe(true)
    await server.call(editing.binContent, { ...bin, ...(binned as object), isBinned: false } as never, editor)
    expect((await open(id)).state).toBe('hidden')
  })
})

describe('the pages of the site', () => {
  it('are an admin’s alone, never hidden, and count as a new wording', async () => {
    const { data } = await server.call(editing.listContent, { kind: 'page' }, editor)
    const agreement = (data as { items: editing.ContentRow[] }).items.find(({ number }) => number === 5)
    const id = agreement?.id as number
    const opened = await open(id)
    const draft = { ...opened.draft, summary: words('In other words') }
    const input = { id, kind: 'page' as const, revision: opened.revision, draft }
    expect((await server.call(editing.saveDraft, input, editor)).status).toBe(403)
    expect(opened.can).toEqual({ edit: false, bin: false, hide: false })
    const saved = await server.call(editing.saveDraft, input, admin)
    const { data: shown } = await server.call(editing.publishContent, saved.data as never, admin)
    const hide = await server.call(
      editing.unpublishContent,
      { id, ...(shown as { revision: number }) },
      admin,
    )
    expect(hide.status).toBe(409)
    expect(await open(id)).toMatchObject({ shown_version: 2, state: 'shown' })
    expect((await server.call(editing.saveDraft, { ...input, id: undefined }, admin)).code).toBe(1422)
  })
})

describe('the help centre', () => {
  const tree = async () =>
    (await server.call(helpTree, {})).data as Array<{
      tid: number
      title: string
      articles: Array<{ id: number }>
    }>

  it('gets branches and articles, in the order they are given', async () => {
    const { data: branch } = await server.call(editing.saveBranch, { title: words('Branch') }, editor)
    const { tid } = branch as { tid: number }
    const ids: number[] = []
    for (const text of ['First', 'Second']) {
      const { data } = await save(text, { kind: 'help', tid })
      await server.call(editing.publishContent, data, editor)
      ids.push(data.id)
    }
    const titles = async () => JSON.stringify((await tree()).find(found => found.tid === tid)?.articles)
    expect(await titles()).toMatch(/First.*Second/)
    await server.call(editing.orderContent, { kind: 'help', ids: ids.reverse() }, editor)
    expect(await titles()).toMatch(/Second.*First/)
    expect((await server.call(editing.removeBranch, { tid }, editor)).status).toBe(409)
    expect((await save('Lost', { kind: 'help', tid: 4711 })).code).toBe(1422)
    const moved = await open(ids[0] as number)
    const input = {
      id: moved.id,
      kind: 'help' as const,
      revision: moved.revision,
      draft: moved.draft,
      tid: 1,
    }
    await server.call(editing.saveDraft, input, editor)
    expect(await titles()).not.toContain('Second')
    expect(await open(moved.id)).toMatchObject({ tid: 1, state: 'shown', has_draft: false })
  })

  it('puts branches into another order and removes empty ones', async () => {
    const { data } = await server.call(editing.saveBranch, { title: words('Empty') }, editor)
    const { tid } = data as { tid: number }
    const tids = ((await server.call(editing.listBranches, {}, editor)).data as Array<{ tid: number }>).map(
      b => b.tid,
    )
    await server.call(editing.orderBranches, { tids: [tid, ...tids.filter(other => other !== tid)] }, editor)
    expect((await tree())[0]?.tid).toBe(tid)
    expect((await server.call(editing.removeBranch, { tid }, editor)).code).toBe(1)
    expect((await tree()).some(branch => branch.tid === tid)).toBe(false)
  })
})

describe('a preview', () => {
  it('is cleaned, filled and names places that nothing fills', async () => {
    const draft = draftOf('{site} {nowhere}', { body: words('<p>{share}</p><script>x</script>') })
    const { data } = await server.call(editing.previewContent, { draft }, editor)
    expect(data).toMatchObject({ unknown_places: ['nowhere'] })
    expect((data as { body: { en: string } }).body.en).toMatch(/^<p>\d+%<\/p>/)
  })
})
