import { emptyProfile } from '#contract/distribution/channel-profile'
import * as channels from '../../modules/distribution/managing/managed-channels.queries'
import { change, find, type ProbesOf, write } from './probe'

const now = new Date()
const hostKey = { type: 'ssh-ed25519', fingerprint: 'SHA256:probe' }

export const probes: ProbesOf<typeof channels> = {
  listManagedChannels: find(async (tx, { channelId }) =>
    (await channels.listManagedChannels(tx)).filter(({ id }) => id === channelId),
  ),
  findManagedChannel: find((tx, { channelId }) => channels.findManagedChannel(tx, channelId)),
  lockManagedChannel: find((tx, { channelId }) => channels.lockManagedChannel(tx, channelId)),
  insertChannel: write(tx => channels.insertChannel(tx, 'probe', emptyProfile)),
  putCredentials: change((tx, { channelId }) => channels.putCredentials(tx, channelId, null)),
  putChannel: find((tx, { channelId }) =>
    channels
      .putChannel(tx, channelId, { profile: emptyProfile, isOn: false, testPassed: false, hostKey: null })
      .catch(() => undefined),
  ),
  lockAllChannels: find(async (tx, { channelId }) =>
    (await channels.lockAllChannels(tx)).filter(id => id === channelId),
  ),
  putOrder: change((tx, { channelId }) => channels.putOrder(tx, [channelId])),
  putTestResult: change((tx, { channelId }) => channels.putTestResult(tx, channelId, true, now)),
  putHostKey: change((tx, { channelId }) => channels.putHostKey(tx, channelId, hostKey)),
  putSwitch: change((tx, { channelId }) => channels.putSwitch(tx, channelId, false)),
  putPause: change((tx, { channelId }) => channels.putPause(tx, channelId, null)),
  readOwnParty: write(tx => channels.readOwnParty(tx)),
  isSitePicture: find(tx => channels.isSitePicture(tx, 'site-pictures/owned')),
  countWaiting: find(async (tx, { channelId }) => [...(await channels.countWaiting(tx, [channelId]))]),
}
