// Whoever is concerned hears of a step: the member by a message, the claimant on the phone and by e-mail, whatever was left.
import type { Language } from '#contract/language'
import type { Tx } from '../../platform/database/query'
import { enqueue } from '../../platform/jobs/job'
import { readMailAddress } from '../../platform/mail/mail-address'
import type { Secrets } from '../../platform/secrets'
import { say, type TextParams } from '../../platform/texts/texts'
import { sealTextMessage, sendTextMessage } from '../identity/identity.public'
import { enqueueMail } from '../mail/mail.public'
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

export async function tellClaimant(tx: Tx, { secrets, site }: Means, claim: CaseRecord) {
  const address = `${site.origin}${casePath(caseNote(secrets, tx.agentId, claim))}`
  const language = claim.language as Language
  const params = { site: site.facts.site_title[language], number: claim.number, address }
  const words = (key: string) => say(`infringement.${key}`, language, params)
  if (claim.mobile !== '') {
    const sealed = sealTextMessage(secrets, {
      mobile: claim.mobile,
      text: words('sms'),
      notice: { title: words('smsNotice'), address },
    })
    await enqueue(tx, sendTextMessage, { sealed }, { maxAttempts: 4 })
  }
  // Forms have taken what no mail server would.
  const email = readMailAddress(claim.email)
  if (email !== undefined) {
    await enqueueMail(tx, secrets, email, {
      language,
      subject: words('mail.subject'),
      heading: words('smsNotice'),
      paragraphs: [words('mail.text')],
      button: { label: words('mail.open'), address },
      reason: words('mail.reason'),
    })
  }
}
