import { describe, expect, it } from 'vitest'
import { watchLocks } from './lock-order'
import type { Tx } from './query'

const ran = (): Tx => watchLocks({ agentId: 1, run: async () => ({ rows: [], count: 0 }) })

async function inOrder(...statements: string[]) {
  const tx = ran()
  for (const statement of statements) await tx.run(statement, [])
}

const member = 'select "id" from "members" where "id" = $1 for no key update'
const work = 'select * from "works" where "id" = $1 for no key update'

describe('the order of locks', () => {
  it('goes from the member to the work and back to what is held already', async () => {
    await expect(
      inOrder(member, work, 'update "members" set "nickname" = $1', 'update "works" set "title" = $1'),
    ).resolves.toBeUndefined()
  })

  it.each([
    ['a member after a work', [work, member]],
    [
      'a ticket after staff',
      ['select state from staff where id = 1 for share', 'update tickets set assigned_to = null'],
    ],
    ['an agent after a member', ['update members set nickname = $1', 'select id from agents for update']],
    [
      'a change after a look',
      ['select state from members where id = 1 for share', 'update members set state = $1'],
    ],
  ])('refuses %s', async (_, statements) => {
    await expect(inOrder(...statements)).rejects.toThrow(/lock order/)
  })

  it('does not mind reading', async () => {
    await expect(
      inOrder(work, 'select * from members', 'insert into messages (member_id) values (1)'),
    ).resolves.toBeUndefined()
  })
})
