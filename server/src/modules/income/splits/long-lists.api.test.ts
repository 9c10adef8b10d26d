// Whoever has part of very many recordings, or is asked about very many, sees them all: page by page, and in the file.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Call, OutputOf } from '#contract/call'
import {
  invitationsExportPath,
  listSharedTracks,
  listSplitInvitations,
  splitsExportPath,
} from '#contract/income/split-calls'
import { type Person, splitKit } from '../../../testing/split-kit'

let kit: Awaited<ReturnType<typeof splitKit>>
let owner: Person
let reader: Person
beforeAll(async () => {
  kit = await splitKit()
  owner = await kit.person()
  reader = await kit.person()
  await seedSplits('CNS', 510, 'agreed')
  await seedSplits('CNP', 210, 'proposed')
})
beforeEach(() => kit.server.forgive())
afterAll(() => kit.server.close())

/** Each with a recording of its own, of which the reader has a part or is offered one. */
async function seedSplits(prefix: string, count: number, state: 'agreed' | 'proposed') {
  const { asOwner, agentId } = kit.server
  const made = await asOwner<{ id: string }>(
    `insert into splits (agent_id, isrc, owner_id, from_month, proposed_at, ends_at)
     select $1, $2 || lpad(n::text, 9, '0'), $3, '2027-01-01', '2026-11-01', '2026-12-01' from generate_series(1, $4) n returning id`,
    [agentId, prefix, owner.memberId, count],
  )
  const ids = made.map(({ id }) => id)
  await asOwner(
    `insert into split_parties (agent_id, split_id, mobile, name, member_id, part, answer, answered_at)
     select $1, id, $3, 'Reader', case when $4 then $5::bigint end, 10000, case when $4 then 'accepted' else 'invited' end,
            case when $4 then timestamptz '2026-11-02' end from unnest($2::bigint[]) as id`,
    [agentId, ids, reader.mobile, state === 'agreed', reader.memberId],
  )
  if (state === 'agreed')
    await asOwner("update splits set state = 'agreed', settled_at = '2026-11-02' where id = any($1)", [ids])
}

/** What all pages say, and how many there are. */
async function allOf<C extends Call, Item>(call: C, who: Person) {
  const items: Item[] = []
  let cursor: string | null | undefined
  let pages = 0
  do {
    const input = { limit: 100, ...(cursor && { cursor }) } as Parameters<typeof kit.server.call<C>>[1]
    const page = (await kit.server.call(call, input, who)).data as {
      items: Item[]
      next_cursor: string | null
    }
    items.push(...page.items)
    cursor = page.next_cursor
    pages += 1
  } while (cursor)
  return { items, pages }
}

const rowsOf = async (url: string) => {
  const { cookies } = reader
  const answer = await kit.server.app.inject({ url, cookies, headers: { host: kit.server.domain } })
  expect(answer.statusCode).toBe(200)
  return answer.body.split('\r\n').filter(Boolean).slice(1)
}

describe('recordings of others that one has a part of', () => {
  it('are all there, page by page and in the file', async () => {
    type Shared = OutputOf<typeof listSharedTracks>['items'][number]
    const { items, pages } = await allOf<typeof listSharedTracks, Shared>(listSharedTracks, reader)
    expect(pages).toBe(6)
    expect(items.map(({ track }) => track.isrc)).toEqual(
      Array.from({ length: 510 }, (_, index) => `CNS${String(index + 1).padStart(9, '0')}`),
    )
    expect(new Set((await rowsOf(splitsExportPath)).map(row => /CNS\d{9}/.exec(row)?.[0])).size).toBe(510)
  })

  it('are another’s to nobody else, whatever place they ask from', async () => {
    const first = await kit.server.call(listSharedTracks, { limit: 1 }, reader)
    const { next_cursor } = first.data as OutputOf<typeof listSharedTracks>
    const stranger = await kit.person()
    const answer = await kit.server.call(listSharedTracks, { cursor: next_cursor ?? '' }, stranger)
    expect(answer.data).toEqual({ items: [], next_cursor: null })
    const forged = Buffer.from('{"isrc":1}').toString('base64url')
    expect((await kit.server.call(listSharedTracks, { cursor: forged }, reader)).status).toBe(400)
  })
})

describe('invitations', () => {
  it('are all there, the newest first, and in the file', async () => {
    type Asked = OutputOf<typeof listSplitInvitations>['items'][number]
    const { items, pages } = await allOf<typeof listSplitInvitations, Asked>(listSplitInvitations, reader)
    expect(pages).toBe(3)
    expect(new Set(items.map(({ track }) => track.isrc)).size).toBe(210)
    const ids = items.map(({ party_id }) => party_id)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
    const first = await kit.server.call(listSplitInvitations, { limit: 5 }, reader)
    expect(first.data).toMatchObject({ waiting: 210 })
    expect(await rowsOf(invitationsExportPath)).toHaveLength(210)
  })
})
