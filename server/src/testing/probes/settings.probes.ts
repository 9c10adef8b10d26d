import * as settings from '../../modules/sites/settings/settings.queries'
import { change, find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof settings> = {
  readSettingsRow: write(tx => settings.readSettingsRow(tx)),
  lockSettingsRow: write(tx => settings.lockSettingsRow(tx)),
  putSettingsRow: write(tx => settings.putSettingsRow(tx, { ddex_party_id: 'x' })),
  knownPictures: find(tx => settings.knownPictures(tx, ['site-pictures/owned'])),
  listDomainRows: find(async (tx, { domain }) =>
    (await settings.listDomainRows(tx)).filter(row => row.domain === domain),
  ),
  insertDomain: write((tx, { agentId }) => settings.insertDomain(tx, `probe-${agentId}.test`)),
  findDomain: find((tx, { domain }) => settings.findDomain(tx, domain)),
  // It says of every name whether another agent has it, and of none who.
  isOfAnother: write(tx => settings.isOfAnother(tx, 'free.example.com')),
  waitForOtherNames: write(tx => settings.waitForOtherNames(tx)),
  putPrimaryDomain: write((tx, { domain }) => settings.putPrimaryDomain(tx, domain)),
  hasPostings: find(tx => settings.hasPostings(tx)),
  deleteDomain: change((tx, { domain }) => settings.deleteDomain(tx, domain)),
}
