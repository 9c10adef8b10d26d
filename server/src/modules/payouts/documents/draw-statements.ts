import { languages } from '#contract/language'
import type { Tx } from '../../../platform/database/query'
import type { JobContext } from '../../../platform/jobs/job'
import { readPresentation } from '../../../platform/stored-settings'
import { readSite } from '../../mail/mail.public'
import { keepDocument } from './keep-document'
import { memberStatement } from './member-statement'
import { listYearsOf } from './statement-figures.queries'

type Means = Pick<JobContext<unknown>, 'agentId' | 'database' | 'services'>

/** Every year of a member in both languages, as the page would give them out; those that nobody has asked for yet are drawn. */
export async function drawStatements(means: Means, memberId: number, now: Date): Promise<void> {
  const { agentId, database, services } = means
  const read = <T>(work: (tx: Tx) => Promise<T>) => database.read(agentId, work)
  const years = await read(tx => listYearsOf(tx, memberId))
  if (years.length === 0) return
  const site = await read(readSite)
  const { domain } = site
  const { site_title } = readPresentation(site.presentation)
  for (const year of years) {
    for (const language of languages) {
      const about = { memberId, year, issuer: site_title[language], language, secrets: services.secrets, now }
      const made = await memberStatement({ ...about, read })
      if (made) await keepDocument({ agentId, database, services, domain }, made, language, now)
    }
  }
}
