// Claims about releases of a member, as a stranger makes them and staff decide about them.
import * as calls from '#contract/infringement/calls'
import * as desk from '#contract/infringement/desk-calls'
import { buildRelease, isrcOf } from './build-release'
import { picture } from './pictures'
import type { Caller, testServer } from './test-server'
import { upload } from './upload'

export const claim = {
  name: '周海',
  role: 'owner' as const,
  mobile: '13912345678',
  which: 'Night sailing by Lin',
  scope: 'work' as const,
  rights: 'recording' as const,
  statement: 'This is my recording, released three years before theirs.',
  declared: true as const,
}

interface Kit {
  server: Awaited<ReturnType<typeof testServer>>
  rights: Caller
  member: { memberId: number }
}

export function infringementKit({ server, rights, member }: Kit) {
  let keys = 0
  async function submit(wanted: Partial<typeof calls.submitInfringement.input._zod.input> = {}) {
    const idempotency_key = wanted.idempotency_key ?? `claim number ${++keys}`
    const captcha = await server.solvedCaptcha()
    return server.call(calls.submitInfringement, { ...claim, ...wanted, captcha, idempotency_key })
  }

  async function another(isrc: string, withFile = true, oneTrack = false) {
    const about = oneTrack ? { scope: 'track' as const, track: 'the first one' } : {}
    const { link } = (await submit({ which: `ISRC ${isrc}`, ...about })).data as { link: string }
    const note = link.split('link=')[1] as string
    if (withFile) await upload(server, calls.addInfringementEvidence, { link: note }, await picture('png'))
    const [row] = await server.asOwner<{ id: number }>('select max(id)::int as id from infringement_cases')
    return { id: row?.id as number, link: note }
  }

  /** A claim about a release that is online, with its first file. */
  async function opened(wanted: { tracks?: number; oneTrack?: boolean; withFile?: boolean } = {}) {
    const isrcs = Array.from({ length: wanted.tracks ?? 1 }, isrcOf)
    const { workId } = await buildRelease(server, server.agentId, member.memberId, { isrcs })
    const isrc = isrcs[0] as string
    return { ...(await another(isrc, wanted.withFile, wanted.oneTrack)), workId, isrc }
  }

  const move = (
    id: number,
    event: (typeof desk.moveInfringement.input.shape.event.options)[number],
    as = rights,
  ) => server.call(desk.moveInfringement, { id, event, reason: 'as the papers show' }, as)

  return { submit, another, opened, move }
}
