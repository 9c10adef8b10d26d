// The owner of a site is no staff: they hear by mail of what is asked for, with a link that confirms or stops it.
import type { Language } from '#contract/language'
import { readPresentation } from '../../platform/stored-settings'
import { say } from '../../platform/texts/texts'
import { enqueueMail, readSite } from '../mail/mail.public'
import type { DeedMeans } from './deed-makers'
import { findSiteOwner } from './deeds.queries'
import './deeds.texts'
import { type ToldDeed, wordsOf } from './tell-of-deed'

const usualLanguage: Language = 'zh-CN'

const ownerPath = (link: string) => `/operator/deed?link=${link}`

export async function askOwner(
  { tx, services }: Pick<DeedMeans, 'tx' | 'services'>,
  deed: ToldDeed,
  link: string,
): Promise<void> {
  const entered = await findSiteOwner(tx)
  const email = entered?.email ?? services.ownerEmail
  // Without an address who runs the server confirms it there: npm run deed:confirm.
  if (email === undefined) return
  const language = (entered?.language ?? usualLanguage) as Language
  const { presentation: shown, domain } = await readSite(tx)
  const site = readPresentation(shown).site_title[language]
  const words = (key: string) => say(`deeds.owner.${key}`, language, { site, name: deed.by })
  await enqueueMail(tx, services.secrets, email, {
    language,
    subject: `${site}: ${words('subject')}`,
    heading: words('subject'),
    paragraphs: [wordsOf(deed, language), words('text')],
    button: { label: words('open'), address: `${services.originOf(domain)}${ownerPath(link)}` },
    reason: words('reason'),
  })
}
