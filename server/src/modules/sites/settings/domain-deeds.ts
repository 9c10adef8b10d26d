// Under which names a site is reached, and which one its links use, waits for a second person.
import { z } from 'zod'
import { Refusal } from '../../../platform/refusal'
import type { DeedMaker } from '../../deeds/deeds.public'
import { canProve, putDomain } from './domains'
import { findDomain, listDomainRows } from './settings.queries'
import './settings.texts'

const move = z.object({ move: z.enum(['add', 'primary', 'remove']) })

const texts = {
  add: 'settings.deed.addDomain',
  primary: 'settings.deed.primaryDomain',
  remove: 'settings.deed.removeDomain',
} as const

/** The subject is the name. */
export const domainDeeds: DeedMaker<z.output<typeof move>> = {
  change: move,
  askedBy: ['admin'],
  readState: findDomain,
  async requireStill({ agentId, database, services }, domain, { move }) {
    if (move !== 'add') return
    const ownDomain = (await database.read(agentId, listDomainRows))[0]?.domain ?? ''
    if (!(await canProve({ agentId, ownDomain, services }, domain))) {
      throw new Refusal('conflict', { text: 'settings.domainUnprovenNow' })
    }
  },
  perform: (means, domain, { move }) => putDomain(means, domain, move),
  describe: (domain, { move }) => ({ text: texts[move], params: { domain } }),
}
