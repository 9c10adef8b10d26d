// People who share recordings: verified members with sessions, codes at hand, and proposals between them.
import type { SentInputOf } from '#contract/call'
import type { SmsPurpose } from '#contract/identity/sms-purposes'
import { acceptSplit, listSplitInvitations, proposeSplit, readSplit } from '#contract/income/split-calls'
import { prepareCompany, prepareWaitingMinor, seedVerifiedPerson } from '../modules/identity/identity.public'
import { hashCode } from '../modules/identity/sms-codes/code-hash'
import { sealGuardianNumber } from '../modules/identity/verification/document-number'
import { buildRelease } from './build-release'
import { testServer, type WantedServer } from './test-server'

type Server = Awaited<ReturnType<typeof testServer>>
export type Person = Awaited<ReturnType<Server['loggedInMember']>>
type Wanted = Omit<SentInputOf<typeof proposeSplit>, 'sms_code' | 'isrc' | 'own_role' | 'parties'>
type WantedParty = Partial<Omit<SentInputOf<typeof proposeSplit>['parties'][number], 'percent'>> & {
  percent: string
}

export const noon = '2026-11-10T04:00:00Z'

export async function splitKit(wanted: Omit<WantedServer, 'clock'> = {}) {
  const clock = { time: new Date(noon), now: () => new Date(clock.time) }
  const server = await testServer({ ...wanted, clock })
  const { services, agentId, asOwner } = server

  async function member(wanted: Parameters<typeof server.loggedInMember>[0] = {}) {
    const built = await server.loggedInMember(wanted)
    await keepSessions()
    return built
  }

  /** The clock goes to the end of months; sessions go along. */
  const keepSessions = () =>
    asOwner("update member_sessions set ends_at = '2100-01-01', last_seen_at = '2099-12-31'")

  async function person(kind: 'person' | 'minor' | 'company' = 'person', wanted: { mobile?: string } = {}) {
    const of = kind === 'minor' ? { isMinor: true } : kind === 'company' ? { groupId: 2 } : {}
    const built = await member({ ...of, ...wanted })
    await verify(built.memberId, kind)
    return built
  }

  async function verify(memberId: number, kind: 'person' | 'minor' | 'company' = 'person') {
    const seed =
      kind === 'minor'
        ? await prepareWaitingMinor(services, agentId)
        : kind === 'company' && (await prepareCompany(services, agentId))
    await server.database.change(agentId, async tx => {
      if (seed) await seed(tx, memberId, clock.now())
      else await seedVerifiedPerson(tx, services, memberId, clock.now())
      await tx.run("update identity_checks set state = 'approved' where member_id = $1", [memberId])
    })
    // The same people are seeded again and again; those before are somebody else.
    await asOwner(
      "update identity_checks set number_index = decode(md5(id || clock_timestamp()::text), 'hex') where number_index is not null and member_id = $1",
      [memberId],
    )
    await asOwner(
      'update enterprise_checks set credit_code = md5(id || clock_timestamp()::text) where member_id = $1',
      [memberId],
    )
  }

  /** As if it had just been sent to this number. */
  async function code(mobile: string, purpose: SmsPurpose = 'sign'): Promise<string> {
    await asOwner(
      `insert into sms_codes (agent_id, mobile, purpose, code_hash, sent_at, expires_at)
       values ($1, $2, $3, $4, $5::timestamptz, $5::timestamptz + interval '5 minutes')`,
      [agentId, mobile, purpose, hashCode(services.secrets, mobile, purpose, '424242'), clock.now()],
    )
    return '424242'
  }

  /** As a new check of a minor does, once it is approved. */
  const otherGuardian = (memberId: number) =>
    asOwner('update identity_checks set guardian_number_sealed = $2 where member_id = $1', [
      memberId,
      sealGuardianNumber(services.secrets, memberId, '110105197001011236'),
    ])

  const track = async (owner: { memberId: number }) =>
    (await buildRelease(server, agentId, owner.memberId)).isrc

  async function propose(owner: Person, isrc: string, parties: WantedParty[], wanted: Partial<Wanted> = {}) {
    const sms_code = await code(owner.mobile)
    return server.call(
      proposeSplit,
      {
        isrc,
        from_month: '2027-01',
        own_percent: '60',
        own_role: '',
        parties: parties.map(party => ({ name: 'Somebody', role: 'Producer', ...party })),
        sms_code,
        ...wanted,
      },
      owner,
    )
  }

  interface Invitation {
    party_id: number
    percent: string
    paid_for: string
    percent_before: string | null
    answer: string
    track: { isrc: string }
  }
  const invitations = async (reader: Person) =>
    (await server.call(listSplitInvitations, {}, reader)).data as {
      obstacle: string | null
      waiting: number
      items: Invitation[]
    }

  async function accept(reader: Person, { mobile = reader.mobile }: { mobile?: string } = {}) {
    const [invitation] = (await invitations(reader)).items
    return server.call(
      acceptSplit,
      { party_id: invitation?.party_id ?? 0, sms_code: await code(mobile) },
      reader,
    )
  }

  interface Party {
    id: number
    percent: string
    answer: string
    name: string
    remind_from: string | null
  }
  interface Shown {
    id: number
    parties: Party[]
    asked: number
    accepted: number
    from_month: string
  }
  const read = async (reader: Person, isrc: string) =>
    (await server.call(readSplit, { isrc }, reader)).data as {
      reader: string
      in_force: Shown | null
      ahead: Shown | null
      proposed: Shown | null
      history: { what: string; name: string | null; percents: string[] }[]
      first_month: string
    }

  const states = async (isrc: string) =>
    (await asOwner<{ state: string }>('select state from splits where isrc = $1 order by id', [isrc])).map(
      ({ state }) => state,
    )

  const setTime = (time: string) => {
    clock.time = new Date(time)
  }

  return {
    server,
    clock,
    member,
    keepSessions,
    person,
    verify,
    otherGuardian,
    code,
    track,
    propose,
    invitations,
    accept,
    read,
    states,
    setTime,
  }
}
