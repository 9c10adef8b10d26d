// Somebody sang along in a song, agreed to a part of it and closed the account soon after: what the song has earned since is nobody's until staff find
// out whose.
import {
  createMember,
  emptyDueAccount,
  findMemberByMobile,
  seedVerifiedPerson,
  startClosing,
} from '../modules/identity/identity.public'
import { findStandingSplit, seedSplit } from '../modules/income/income.public'
import type { JobContext } from '../platform/jobs/job'
import { demoMembers } from './demo-accounts'
import { type DemoRecording, dayAfter } from './demo-income'

const leaver = { mobile: '13800000006', name: '林岸', role: '和声', part: 2500 }
const song = '入海'

export async function leaveSome(
  context: JobContext<unknown>,
  recordings: readonly DemoRecording[],
  months: readonly string[],
  now: Date,
): Promise<void> {
  const { agentId, database, services } = context
  const isrc = recordings.find(({ title }) => title === song)?.isrc
  const [before, fromMonth] = months.slice(-5)
  if (!isrc || !before || !fromMonth) return
  // Nothing had come yet when the account closed, so that nothing had to be paid out first.
  const [agreedAt, closedAt] = [dayAfter(before, 0, now), dayAfter(before, 3, now)]
  const memberId = await database.change(agentId, async tx => {
    const owner = await findMemberByMobile(tx, demoMembers[0].mobile)
    const known = await findMemberByMobile(tx, leaver.mobile)
    if (known) return known.id
    // A closed account has no number any more; the agreement stays.
    if (!owner || (await findStandingSplit(tx, isrc))) return undefined
    const id = await createMember(tx, {
      ...{ mobile: leaver.mobile, passwordHash: '', nickname: leaver.name },
      ...{ verifiedAt: agreedAt, createdAt: agreedAt },
    })
    await seedVerifiedPerson(tx, services, id, agreedAt, 'singer')
    await startClosing(tx, id, closedAt)
    const { mobile, name, role, part } = leaver
    const { mobile: ownerMobile, nickname } = demoMembers[0]
    await seedSplit(tx, {
      ...{ isrc, fromMonth, agreedAt },
      parties: [
        { memberId: owner.id, mobile: ownerMobile, name: nickname, role: '演唱', part: 10_000 - part },
        { memberId: id, mobile, name, role, part },
      ],
    })
    return id
  })
  if (memberId !== undefined) await emptyDueAccount.run({ ...context, payload: { memberId } })
}
