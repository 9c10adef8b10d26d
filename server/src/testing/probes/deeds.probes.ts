import * as deeds from '../../modules/deeds/deeds.queries'
import { change, find, type ProbesOf, write } from './probe'

const now = new Date()
const far = new Date(Date.now() + 30 * 86_400_000)
const later = new Date(Date.now() + 86_400_000)

export const probes: ProbesOf<typeof deeds> = {
  hasPosted: find(tx => deeds.hasPosted(tx)),
  insertDeed: write((tx, { staffId }) =>
    deeds.insertDeed(tx, {
      ...({ kind: 'threshold', subject: 'written', change: {}, from: null } as const),
      ...{ staffId, now, isImmediate: false, linkHash: null },
    }),
  ),
  findWaiting: find(tx => deeds.findWaiting(tx, 'threshold', 'owned')),
  lockDeed: find((tx, { deedId }) => deeds.lockDeed(tx, deedId)),
  lockDeedByLink: find(tx => deeds.lockDeedByLink(tx, Buffer.alloc(32))),
  sumWaitingDeeds: find(async tx => (await deeds.sumWaitingDeeds(tx, later)).waiting || undefined),
  sumOverlookedDeeds: find(async tx => (await deeds.sumOverlookedDeeds(tx, far)).count || undefined),
  findDeedByLink: find(tx => deeds.findDeedByLink(tx, Buffer.alloc(32))),
  putClicked: change((tx, { deedId }) => deeds.putClicked(tx, deedId, { now, readyAt: later })),
  findSiteOwner: find(tx => deeds.findSiteOwner(tx)),
  listWaitingDeeds: find(tx => deeds.listWaitingDeeds(tx)),
  listEndedDeeds: find(tx => deeds.listEndedDeeds(tx)),
  listRipeDeeds: find(tx => deeds.listRipeDeeds(tx, later)),
  listOverdueDeeds: find(tx => deeds.listOverdueDeeds(tx, later)),
  putAgreed: change((tx, { deedId, staffId }) => deeds.putAgreed(tx, deedId, { staffId, now, readyAt: now })),
  putEnded: change((tx, { deedId }) => deeds.putEnded(tx, deedId, { state: 'stopped', now })),
  waitsAbout: find(async (tx, { staffId }) => {
    const asked = { subject: 'owned', kinds: ['threshold'], staffId } as const
    return (await deeds.waitsAbout(tx, asked)) || undefined
  }),
  listAdmins: find(tx => deeds.listAdmins(tx)),
  shareHands: find((tx, { staffId }) => deeds.shareHands(tx, [staffId])),
  listSelves: find((tx, { staffId }) => deeds.listSelves(tx, staffId)),
  listAdminAddresses: find(tx => deeds.listAdminAddresses(tx)),
  readStaffName: find((tx, { staffId }) => deeds.readStaffName(tx, staffId).catch(() => undefined)),
}
