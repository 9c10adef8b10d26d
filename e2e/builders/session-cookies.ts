import type { Member } from './member'

/** A new session of this member, as cookies for a browser that has none yet. */
export async function sessionCookies(member: Member, url: string) {
  const { cookies } = await member.openSession()
  return [
    { name: 'token', value: cookies.token, url, sameSite: 'Lax' as const },
    { name: 'sid', value: cookies.sid, url, sameSite: 'Lax' as const, httpOnly: true },
  ]
}
