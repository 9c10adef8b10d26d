// A server with one row of everything, people of every kind who may call it, and nothing that slows an attacker down.
import { type StaffRole, staffRoles } from '#contract/call'
import { smsPurposes } from '#contract/identity/sms-purposes'
import { identityCheckAddress } from '#contract/identity/verification-calls'
import { staffLogin } from '#contract/staff/calls'
import type { AppParts } from '../../app'
import { newTotpSecret, totpCode, totpStep } from '../../modules/staff/totp'
import { createLog } from '../../platform/log'
import { loggedInStaff } from '../build-staff'
import { plantCode } from '../plant-code'
import { ownRows } from '../probes/own-rows'
import { type Caller, testServer } from '../test-server'
import type { Asked } from './ask'

export interface Actor {
  name: 'guest' | 'member' | StaffRole
  cookies: Record<string, string>
}

export async function fuzzWorld(parts: Partial<AppParts> = {}) {
  const { log, takeLog } = openLog()
  const server = await testServer({ log, ...parts })
  const { asOwner, database, agentId } = server
  await asOwner(withoutLimits)
  const member = await server.loggedInMember()
  const { memberId, mobile, cookies } = member
  const hash = 'select password_hash from members where id = $1'
  const [known] = await asOwner<{ password_hash: string }>(hash, [memberId])
  const owned = await database.change(agentId, tx =>
    ownRows(tx, { agentId, memberId, mobile, token: cookies.token }),
  )
  // The rows of probes have none that could be checked.
  await asOwner('update members set password_hash = $2 where id = $1', [memberId, known?.password_hash])
  await asOwner(legible)
  const appSecret = newTotpSecret()
  const staff = await Promise.all(
    staffRoles.map(async role => ({
      ...(await loggedInStaff(server, { roles: [role], secret: appSecret })),
      name: role,
    })),
  )
  for (const purpose of smsPurposes) await plantCode(server, mobile, purpose)
  await asOwner("update sms_codes set expires_at = now() + interval '1 day'")
  const captcha = await server.solvedCaptcha()
  const tickets = await ticketsFor(server, member, staff[0]?.username ?? '', captcha)
  await asOwner(keep)
  const actors: Actor[] = [{ name: 'guest', cookies: {} }, { name: 'member', cookies }, ...staff]
  return {
    server,
    owned,
    member,
    captcha,
    tickets,
    /** What the authenticator app of all of them shows. */
    appCode: () => totpCode(appSecret, totpStep(new Date())),
    actors,
    takeLog,
    domain: server.domain,
    send: (asked: Asked) => server.app.inject(asked),
    /** Brings back who was closed, frozen, suspended or logged out, and the codes they were sent. */
    revive: () => asOwner(bringBack),
  }
}

export type FuzzWorld = Awaited<ReturnType<typeof fuzzWorld>>

/** What the server wrote to its log that nobody should have caused, since it was last asked. */
function openLog() {
  let lines: { msg: string; err?: { message: string; code?: string } }[] = []
  const log = createLog('warn', { write: line => lines.push(JSON.parse(line)) })
  const takeLog = () => {
    // Staff and members may be told no; that they tried is logged.
    const unexpected = lines.filter(({ msg }) => !msg.startsWith('refused:'))
    const taken = unexpected.map(({ msg, err }) => (err ? `${msg}: ${err.code ?? ''} ${err.message}` : msg))
    lines = []
    return taken
  }
  return { log, takeLog }
}

/** The notes that stand between two steps: of an identity check and of a staff login. */
async function ticketsFor(server: FuzzWorld['server'], member: Caller, username: string, captcha: string) {
  const address = await server.call(identityCheckAddress, {}, member)
  const { url } = address.data as { url: string }
  const step = await server.call(staffLogin, { username, password: server.password, captcha })
  const { ticket } = step.data as { ticket: string }
  return [new URL(url, 'http://site.test').searchParams.get('ticket') ?? '', ticket]
}

/** Every request counts as the first; a captcha that was solved once and a code of the app may be spent without end. */
const withoutLimits = `
  create function count_nothing() returns trigger language plpgsql as 'begin new.hits := 1; return new; end';
  create trigger count_nothing before insert or update on rate_counters for each row execute function count_nothing();
  create function spend_nothing() returns trigger language plpgsql
    as 'begin new.signature := gen_random_uuid()::text; return new; end';
  create trigger spend_nothing before insert on captcha_uses for each row execute function spend_nothing();
  create function remember_no_code() returns trigger language plpgsql as 'begin new.totp_last_step := 0; return new; end';
  create trigger remember_no_code before update on staff for each row execute function remember_no_code();`

/** The rows that stand for everything say next to nothing; what is shown has words in both languages. */
const legible = `
  -- Some of them may not be changed any more.
  set session_replication_role = replica;
  update content_versions set title = words.both, summary = words.both, body_html = words.both,
    details = '{"plan":{"needs":"any","places":null,"starts_on":null,"ends_on":null}}'
    from (select '{"zh-CN":"words","en":"words"}'::jsonb as both) words where title = '{"en":"owned"}';
  update help_branches set title = '{"zh-CN":"words","en":"words"}' where tid = 9999;
  update announcements set title = '{"zh-CN":"words","en":"words"}', text = '{"zh-CN":"words","en":"words"}';
  update canned_answers set text = '{"zh-CN":"words","en":"words"}' where title = 'owned';
  update review_reasons set title = '{"zh-CN":"words","en":"words"}', text = '{"zh-CN":"words","en":"words"}'
    where title = '{}';
  update messages set template = 'security.password' where template = 't';
  delete from work_submissions;
  delete from work_versions;`

const keep = `
  create schema kept;
  create table kept.members as table members;
  create table kept.staff as table staff;
  create table kept.member_sessions as table member_sessions;
  create table kept.staff_sessions as table staff_sessions;
  create table kept.sms_codes as table sms_codes;`

const bringBack = `
  update members m set state = k.state, mobile = k.mobile, is_minor = k.is_minor, password_hash = k.password_hash
    from kept.members k where k.id = m.id;
  delete from staff_tries;
  update staff s set state = k.state, roles = k.roles
    from kept.staff k where k.id = s.id;
  delete from member_sessions;
  insert into member_sessions select * from kept.member_sessions;
  delete from staff_sessions;
  insert into staff_sessions select * from kept.staff_sessions;
  delete from sms_codes;
  insert into sms_codes overriding system value select * from kept.sms_codes;`
