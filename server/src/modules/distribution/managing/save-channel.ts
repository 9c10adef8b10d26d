// The whole profile at once. What opened the door of one server is never sent to another: whoever points a channel elsewhere types the
// credentials anew.
import { isDeepStrictEqual } from 'node:util'
import type { InputOf } from '#contract/call'
import type { saveChannel } from '#contract/distribution/channel-calls'
import type { Connection } from '#contract/distribution/channel-profile'
import type { PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { knownCredentials, mergeCredentials, sealOrNone } from '../channel-credentials'
import { schemasInFolder } from '../schemas/schema-files'
import { credentialChanges, profileChanges } from './channel-changes'
import { obstaclesOf } from './channel-obstacles'
import './channels.texts'
import { type ChannelRow, lockManagedChannel, putChannel, putCredentials } from './managed-channels.queries'
import { readEquipment } from './read-equipment'
import { requireLogo } from './require-logo'
import { touchShownChannels } from './shown-channels.queries'

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
    const change = changeOf(before, input, known)
    const after = { ...before, profile: input.profile, test_passed: before.test_passed && !change.needsTest }
    const broken = newOnes(obstaclesOf(before, equipment, services), obstaclesOf(after, equipment, services))
    const isOn = before.is_on && broken.length === 0
    if (change.credentials.length > 0) {
      await putCredentials(tx, before.id, sealOrNone(services.secrets, before.id, change.open))
    }
    const version = await putChannel(tx, before.id, {
      profile: input.profile,
      isOn,
      testPassed: after.test_passed,
      hostKey: change.isOtherServer ? null : before.host_key,
    })
    const changed = profileChanges(before.profile, input.profile)
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
    }
  },
}

function changeOf(
  { profile }: ChannelRow,
  input: InputOf<typeof saveChannel>,
  known: ReturnType<typeof knownCredentials>,
) {
  const isOtherServer = !isDeepStrictEqual(serverOf(profile.connection), serverOf(input.profile.connection))
  const open = mergeCredentials(isOtherServer ? {} : known, input.credentials ?? {})
  const credentials = credentialChanges(known, open)
  const needsTest =
    credentials.length > 0 ||
    profile.format !== input.profile.format ||
    !isDeepStrictEqual(profile.connection, input.profile.connection)
  return { isOtherServer, open, credentials, needsTest }
}

function serverOf(connection: Connection) {
  switch (connection.kind) {
    case 'folder':
      return ['folder']
    case 'sftp':
      return ['sftp', connection.host.toLowerCase(), connection.port]
    case 's3':
      return ['s3', connection.endpoint]
  }
}

const newOnes = <T>(before: readonly T[], after: readonly T[]) => after.filter(one => !before.includes(one))
