// Claims about releases of a member, as a stranger makes them and staff decide about them.
import type { SentInputOf } from '#contract/call'
import * as calls from '#contract/infringement/calls'
import * as desk from '#contract/infringement/desk-calls'
import { buildRelease, isrcOf } from './build-release'
import { picture } from './pictures'
import type { Caller, testServer } from './test-server'
import { upload } from './upload'

export const claim = {
  kind: 'person' as const,
  name: '周海',
  postal_address: '上海市徐汇区漕溪北路 1 号',
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
  /** Each from a claimant and a place of their own, unless it says otherwise. */
  async function submit(wanted: Partial<SentInputOf<typeof calls.submitInfringement>> = {}, caller?: Caller) {
    const number = ++keys
    const captcha = await server.solvedCaptcha()
    const own = { idempotency_key: `claim number ${number}`, email: `claimant${number}@example.com` }
    const from = { remoteAddress: `10.7.${Math.floor(number / 250)}.${number % 250}` }
    return server.call(calls.submitInfringement, { ...claim, ...own, ...wanted, captcha }, caller ?? from)
  }

  /** As if the claimant had followed the link in the mail. */
  const confirm = (id: number) =>
    server.asOwner(
      "update infringement_cases set email_confirmed_at = now(), due_at = now() + interval '1 day' where id = $1",
      [id],
    )

  async function another(isrc: string, withFile = true, oneTrack = false) {
    const about = oneTrack ? { scope: 'track' as const, track: 'the first one' } : {}
    const { link } = (await submit({ which: `ISRC ${isrc}`, ...about })).data as { link: string }
    const note = link.split('link=')[1] as string
    if (withFile)
      for (const kind of ['identity', 'right'] as const)
        await upload(server, calls.addInfringementEvidence, { link: note, kind }, await picture('png'))
    const [row] = await server.asOwner<{ id: number }>('select max(id)::int as id from infringement_cases')
    const id = row?.id as number
    await confirm(id)
    return { id, link: note }
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

  const hold = (id: number, as = rights) =>
    server.call(desk.holdInfringement, { id, reason: 'plausible at first sight' }, as)

  return { submit, confirm, another, opened, move, hold }
}
