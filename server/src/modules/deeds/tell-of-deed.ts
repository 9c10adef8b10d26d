// Every admin hears of each step: who asks for power alone must not be the only one who knows.
import type { DeedKind } from '#contract/deeds/deed'
import type { Language } from '#contract/language'
import { readPresentation } from '../../platform/stored-settings'
import { say } from '../../platform/texts/texts'
import { enqueueMail, readSite } from '../mail/mail.public'
import { type DeedMeans, makerOf } from './deed-makers'
import { listAdminAddresses } from './deeds.queries'
import './deeds.texts'

export type DeedStep =
  | 'requested'
  | 'agreed'
  | 'confirmed'
  | 'stopped'
  | 'stoppedByOwner'
  | 'done'
  | 'expired'
  | 'failed'

export interface ToldDeed {
  kind: DeedKind
  subject: string
  change: unknown
  /** Who took the step. */
  by: string
}

const deedsPath = '/operator/deeds'

export function wordsOf({ kind, subject, change }: Omit<ToldDeed, 'by'>, language: Language): string {
  const { text, params } = makerOf(kind).describe(subject, change)
  return say(text, language, params)
}

export async function tellOfDeed(
  { tx, services }: Pick<DeedMeans, 'tx' | 'services'>,
  step: DeedStep,
  deed: ToldDeed,
): Promise<void> {
  const addresses = await listAdminAddresses(tx)
  if (addresses.length === 0) return
  const { presentation: shown, domain } = await readSite(tx)
  const titles = readPresentation(shown).site_title
  const address = `${services.originOf(domain)}${deedsPath}`
  for (const { address: to, language: spoken } of addresses) {
    const language = spoken as Language
    const params = { site: titles[language], name: deed.by }
    const words = (key: string) => say(`deeds.mail.${key}`, language, params)
    await enqueueMail(tx, services.secrets, to, {
      language,
      subject: `${titles[language]}: ${words(`${step}.subject`)}`,
      heading: words(`${step}.subject`),
      paragraphs: [wordsOf(deed, language), words(`${step}.text`)],
      button: { label: words('open'), address },
      reason: words('reason'),
    })
  }
}
