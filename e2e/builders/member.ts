import '../../server/src/demo/demo.texts'
import { notify } from '../../server/src/modules/messages/messages.public'
import type { Database } from '../../server/src/platform/database/database'
import { buildMember, testPassword, type WantedMember } from '../../server/src/testing/builders'

export interface Member {
  mobile: string
  password: string
  nickname: string
  /** The nickname and the letter on the avatar: in whatever language the member chose. */
  names: string[]
  /** The cookies of a new session, as a login would have set them. */
  openSession(): Promise<{ cookies: { token: string; sid: string } }>
  receiveMessages(count: number): Promise<void>
}

/** The nickname reads as a name in both languages. */
const nickname = '夜航 Nightsail'

export async function newMember(
  database: Database,
  agentId: number,
  wanted: WantedMember = {},
): Promise<Member> {
  const name = wanted.nickname ?? nickname
  const built = await buildMember(database, agentId, { nickname, ...wanted })
  return {
    mobile: built.mobile,
    password: wanted.password ?? testPassword,
    nickname: name,
    names: [name, name.slice(0, 1)],
    openSession: built.openSession,
    receiveMessages: count =>
      database.change(agentId, async tx => {
        const params = { site: 'Tributary' }
        for (let sent = 0; sent < count; sent += 1) {
          await notify(tx, {
            memberId: built.memberId,
            kind: 'announcement',
            template: 'demo.welcome',
            params,
          })
        }
      }),
  }
}
