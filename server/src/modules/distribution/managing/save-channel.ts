// The whole profile at once. What opened the door of one server is never sent to another: whoever points a channel elsewhere types the
// credentials anew.
import { isDeepStrictEqual } from 'node:util'
import type { InputOf } from '#contract/call'
import type { WaitingDeed } from '#contract/deeds/deed'
import type { saveChannel } from '#contract/distribution/channel-calls'
import type { PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { actOrPend } from '../../deeds/deeds.public'
import { knownCredentials, mergeCredentials, sealOrNone } from '../channel-credentials'
import { schemasInFolder } from '../schemas/schema-files'
import { isOtherAddress, serverOf } from './channel-addresses'
import { credentialChanges, profileChanges } from './channel-changes'
import { obstaclesOf } from './channel-obstacles'
import './channels.texts'
import { type ChannelRow, lockManagedChannel, putChannel, putCredentials } from './managed-channels.queries'
import { readEquipment } from './read-equipment'
import { requireLogo } from './require-logo'
import { touchShownChannels } from './shown-channels.queries'

type Channel = NonNullable<Awaited<ReturnType<typeof lockManagedChannel>>>
type OnThisMachine = Awaited<ReturnType<typeof schemasInFolder>>

export const saveTheChannel = {
  prepare: ({ services }: PrepareContext<typeof saveChannel>) => schemasInFolder(services),

  async run(context: PreparedContext<typeof saveChannel, OnThisMachine>) {
    const { tx, input, actor, client, now, services, prepared } = context
    await touchShownChannels(tx)
    const before = await lockManagedChannel(tx, input.id)
    if (!before) throw new Refusal('notFound')
    if (before.version !== input.version) {
      throw new Refusal('conflict', { text: 'channels.changedMeanwhile' })
    }
    await requireLogo(tx, input.profile.logo, before.profile.logo)
    const equipment = await readEquipment(tx, prepared)
    const known = knownCredentials(services.secrets, before.id, before.sealed_credentials)
    const { saved, waiting } = await holdBack(context, before)
    const change = changeOf(before, saved, known)
    const after = { ...before, profile: saved.profile, test_passed: before.test_passed && !change.needsTest }
    const broken = newOnes(obstaclesOf(before, equipment, services), obstaclesOf(after, equipment, services))
    const isOn = before.is_on && broken.length === 0
    if (change.credentials.length > 0) {
      await putCredentials(tx, before.id, sealOrNone(services.secrets, before.id, change.open))
    }
    const version = await putChannel(tx, before.id, {
      profile: saved.profile,
      isOn,
      testPassed: after.test_passed,
      hostKey: change.isOtherServer ? null : before.host_key,
    })
    const changed = profileChanges(before.profile, saved.profile)
    const credentials = change.credentials.length > 0 && {
      credentials: Object.fromEntries(change.credentials),
    }
    await recordAudit(tx, {
      actor,
      client,
      now,
      action: 'channel.save',
      subject: 'channel',
      subjectId: before.id,
      before: { ...changed.before, is_on: before.is_on },
      after: { ...changed.after, is_on: isOn, ...credentials },
    })
    return {
      version,
      is_on: isOn,
      lost_test: before.test_passed && !after.test_passed,
      was_switched_off: before.is_on && !isOn,
      lost_host_key: change.isOtherServer && before.host_key !== null,
      lost_credentials: change.isOtherServer && Object.keys(known).length > 0,
      waiting,
    }
  },
}

type Saved = Pick<InputOf<typeof saveChannel>, 'profile' | 'credentials'>

/** What may be written now: while another address waits, the channel keeps the one it has, with its credentials. */
async function holdBack(
  context: PreparedContext<typeof saveChannel, OnThisMachine>,
  { id, code, profile }: Channel,
): Promise<{ saved: Saved; waiting: WaitingDeed | null }> {
  const { input, services } = context
  const { connection } = input.profile
  if (!isOtherAddress(profile.connection, connection)) return { saved: input, waiting: null }
  const open = mergeCredentials({}, input.credentials ?? {})
  const credentials = sealOrNone(services.secrets, id, open)?.toString('base64') ?? null
  const change = { code, connection, credentials }
  // Where nothing waits, it is written together with the rest.
  const asked = { kind: 'outbound-address', subject: String(id), change } as const
  const waiting = await actOrPend(context, asked, async () => undefined)
  if (!waiting) return { saved: input, waiting }
  return { saved: { profile: { ...input.profile, connection: profile.connection } }, waiting }
}

function changeOf({ profile }: ChannelRow, input: Saved, known: ReturnType<typeof knownCredentials>) {
  const isOtherServer = !isDeepStrictEqual(serverOf(profile.connection), serverOf(input.profile.connection))
  const open = mergeCredentials(isOtherServer ? {} : known, input.credentials ?? {})
  const credentials = credentialChanges(known, open)
  const needsTest =
    credentials.length > 0 ||
    profile.format !== input.profile.format ||
    !isDeepStrictEqual(profile.connection, input.profile.connection)
  return { isOtherServer, open, credentials, needsTest }
}

const newOnes = <T>(before: readonly T[], after: readonly T[]) => after.filter(one => !before.includes(one))
