// Whoever is concerned hears of a step: the member by a message, the claimant on the phone and by e-mail, whatever was left.
import { isOpen } from '#contract/infringement/case-state'
import type { Language } from '#contract/language'
import type { Tx } from '../../platform/database/query'
import { enqueue } from '../../platform/jobs/job'
import { readMailAddress } from '../../platform/mail/mail-address'
import type { Secrets } from '../../platform/secrets'
import { say, type TextParams } from '../../platform/texts/texts'
import { sealTextMessage, sendTextMessage } from '../identity/identity.public'
import { enqueueMail, type Letter } from '../mail/mail.public'
import { notify } from '../messages/messages.public'
import { findWork, tracksOf } from '../works/works.public'
import { caseNote, casePath } from './case-link'
import type { CaseRecord } from './infringement.queries'
import './infringement.texts'

export async function tellMember(tx: Tx, claim: CaseRecord, template: string, params: TextParams = {}) {
  const work = claim.work_id === null ? undefined : await findWork(tx, claim.work_id)
  if (!work) return
  const tracks = claim.track_id === null ? [] : await tracksOf(tx, work.id)
  const track = tracks.find(({ id }) => id === claim.track_id)?.details.title
  const title = track === undefined ? work.details.title : `${work.details.title} · ${track}`
  await notify(tx, {
    memberId: work.member_id,
    kind: 'review',
    template: `infringement.${template}`,
    params: { number: claim.number, title, ...params },
    link: `/work-management/claim?id=${claim.id}`,
  })
}

interface Means {
  secrets: Secrets
  site: { origin: string; facts: { site_title: Record<Language, string> } }
}

/** By the address that was confirmed. The link to the case goes there alone; the phone only says that there is news. */
export async function tellClaimant(tx: Tx, means: Means, claim: CaseRecord) {
  if (claim.email_confirmed_at === null) return
  const { secrets, site } = means
  const { language, words } = wordsFor(site, claim)
  const isOver = !isOpen(claim.state)
  if (claim.mobile !== '') {
    const notice = { title: words(isOver ? 'endedNotice' : 'smsNotice'), address: site.origin }
    const text = words(isOver ? 'smsEnded' : 'sms')
    const sealed = sealTextMessage(secrets, { mobile: claim.mobile, text, notice })
    await enqueue(tx, sendTextMessage, { sealed }, { maxAttempts: 4 })
  }
  if (!isOver) return mailLink(tx, means, claim, 'mail')
  await mailTo(tx, secrets, claim, {
    ...{ language, subject: words('ended.subject'), heading: words('endedNotice') },
    paragraphs: [words(`outcome.${claim.state}`), words('ended.text')],
    reason: words('mail.reason'),
  })
}

/** `link`: the one before it was ended. */
export async function mailLink(
  tx: Tx,
  { secrets, site }: Means,
  claim: CaseRecord,
  why: 'mail' | 'link' = 'link',
) {
  const { language, words } = wordsFor(site, claim)
  const address = `${site.origin}${casePath(caseNote(secrets, tx.agentId, claim))}`
  await mailTo(tx, secrets, claim, {
    ...{ language, subject: words(`${why}.subject`) },
    heading: words(why === 'mail' ? 'smsNotice' : 'link.heading'),
    paragraphs: [words(`${why}.text`)],
    button: { label: words('mail.open'), address },
    reason: words('mail.reason'),
  })
}

async function mailTo(tx: Tx, secrets: Secrets, { email }: CaseRecord, letter: Letter) {
  // Forms have taken what no mail server would.
  const to = readMailAddress(email)
  if (to !== undefined) await enqueueMail(tx, secrets, to, letter)
}

function wordsFor(site: Means['site'], { language: spoken, number }: CaseRecord) {
  const language = spoken as Language
  const params = { site: site.facts.site_title[language], number }
  return { language, words: (key: string) => say(`infringement.${key}`, language, params) }
}
