// An address is confirmed, changed or given up; whose it was until then hears of it there.
import type { Language } from '#contract/language'
import type { Tx } from '../../../platform/database/query'
import { maskMailAddress, shownMailAddress } from '../../../platform/mail/mail-address'
import type { Secrets } from '../../../platform/secrets'
import { say } from '../../../platform/texts/texts'
import { enqueueMail } from '../send-mail.job'
import {
  deleteMailAddress,
  findMailAddress,
  insertMailAddress,
  type MailOwner,
} from './mail-addresses.queries'
import './mail-addresses.texts'
import { deleteMailCodes, markMailCodeUsed } from './mail-codes.queries'
import { nameOf } from './send-mail-code'

export type KeptAddress = NonNullable<Awaited<ReturnType<typeof findMailAddress>>>

interface Changing {
  tx: Tx
  secrets: Secrets
  language: Language
  site: { origin: string; facts: { site_title: Record<Language, string> } }
  now: Date
}

export function presentMailAddress(row: KeptAddress | undefined) {
  if (!row) return null
  return {
    address: shownMailAddress(row.address),
    confirmed_at: row.confirmed_at.toISOString(),
    bounced: row.bounced_at !== null,
    left: row.left_at !== null,
  }
}

/** `codeId`: of the code that was right. `page`: where its owner sees to it. */
export async function putMailAddress(
  context: Changing,
  owner: MailOwner,
  { address, codeId, page }: { address: string; codeId: number; page: string },
) {
  const { tx, now, language } = context
  await markMailCodeUsed(tx, codeId, now)
  const before = await findMailAddress(tx, owner)
  await deleteMailAddress(tx, owner)
  await insertMailAddress(tx, owner, { address, language, now })
  if (before && before.address !== address) await tellOld(context, before, 'changed', page, address)
  return presentMailAddress(await findMailAddress(tx, owner))
}

export async function removeMailAddress(context: Changing, owner: MailOwner, page: string) {
  const before = await findMailAddress(context.tx, owner)
  if (!before) return
  await eraseMailAddress(context.tx, owner)
  await tellOld(context, before, 'removed', page)
}

/** Without a word: the account itself goes. */
export async function eraseMailAddress(tx: Tx, owner: MailOwner) {
  await deleteMailAddress(tx, owner)
  await deleteMailCodes(tx, nameOf(owner))
}

/** Where a thief does not read along. */
async function tellOld(
  { tx, secrets, site }: Changing,
  before: KeptAddress,
  what: 'changed' | 'removed',
  page: string,
  now = '',
) {
  const language = before.language as Language
  const params = { site: site.facts.site_title[language], email: now && maskMailAddress(now) }
  const words = (key: string) => say(`mail.${what}.${key}`, language, params)
  await enqueueMail(tx, secrets, before.address, {
    language,
    subject: words('subject'),
    heading: words('heading'),
    paragraphs: [words('text'), say('mail.notYou', language)],
    button: { label: say('mail.look', language), address: `${site.origin}${page}` },
    reason: say('mail.oldReason', language, params),
  })
}
