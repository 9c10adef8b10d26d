import { agentInfo, countPageView, downloadConfig, softwareVersion } from '#contract/sites/calls'
import * as settings from '#contract/sites/settings-calls'
import * as setup from '#contract/sites/setup-calls'
import { handle } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import {
  addTheDomain,
  listTheDomains,
  makeItPrimary,
  readTheProof,
  removeTheDomain,
} from './settings/domains'
import { readTheSettings } from './settings/read-settings'
import { saveTheSettings } from './settings/save-settings'
import { uploadPicture } from './settings/site-pictures'
import { markTheStep, readTheSetup } from './setup/setup'
import { countView } from './sites.queries'

export const sitesRoutes = [
  handle(agentInfo, async ({ input, sites }) => {
    const found = await sites.byHost(input.domain)
    if (!found) throw new Refusal('notFound', { text: 'refusal.unknownSite' })
    return { data: found.facts }
  }),
  handle(downloadConfig, async ({ site }) => site.downloads),
  handle(softwareVersion, async ({ site, input, language }) => {
    const software = site.software[input.platform]
    // An app that does not exist has no version yet: whoever asks is up to date.
    if (!software) return { version: '', notes: '', link: '', required: false }
    const { version, notes, required } = software
    return { version, notes: notes[language], link: site.downloads[input.platform], required }
  }),
  handle(countPageView, async ({ tx, input, now }) => {
    await countView(tx, now.toISOString().slice(0, 10), input.path)
    return null
  }),
  handle(settings.readSettings, readTheSettings),
  handle(settings.saveSettings, saveTheSettings),
  handle(settings.uploadSitePicture, uploadPicture),
  handle(setup.readSetup, readTheSetup),
  handle(setup.markSetupStep, markTheStep),
  handle(settings.listDomains, listTheDomains),
  handle(settings.readDomainProof, readTheProof),
  handle(settings.addDomain, addTheDomain),
  handle(settings.makeDomainPrimary, makeItPrimary),
  handle(settings.removeDomain, removeTheDomain),
]
