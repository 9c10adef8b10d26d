import { z } from 'zod'
import { enqueue, type Job } from '../../../platform/jobs/job'
import { languageOf } from '../../../platform/sms/mobile-number'
import { readPresentation } from '../../../platform/stored-settings'
import { say } from '../../../platform/texts/texts'
import { mayText, sealTextMessage, sendTextMessage } from '../../identity/identity.public'
import { notify } from '../../messages/messages.public'
import { findInvited } from './splits.queries'
import './splits.texts'

/**
 * Tells whoever has the number that an invitation waits, with or without an account. The text message is the same for everybody and quotes
 * nobody: an owner must not be able to write to strangers with it. Whether it went out, no owner learns.
 */
export const inviteParty: Job<{ partyId: number }> = {
  name: 'inviteParty',
  lane: 'quick',
  payload: z.object({ partyId: z.number().int() }),
  async run({ payload, agentId, database, services }) {
    await database.change(agentId, async tx => {
      const invited = await findInvited(tx, payload.partyId)
      if (!invited) return
      if (invited.member_id !== null) {
        await notify(tx, {
          memberId: invited.member_id,
          kind: 'bill',
          template: 'splits.invited',
          link: '/person-center/splits',
          isCalm: true,
        })
      }
      const mobile = invited.known_id === null ? invited.invited_mobile : invited.mobile
      if (mobile === null || !(await mayText(tx, mobile, new Date()))) return
      const language = languageOf(mobile)
      const { site_title } = readPresentation(invited.presentation)
      const title = say('splits.invited.title', language)
      const address = `${services.originOf(invited.domain)}/person-center/splits`
      const text = say('splits.sms', language, { site: site_title[language] ?? '', address })
      const sealed = sealTextMessage(services.secrets, { mobile, text, notice: { title, address } })
      await enqueue(tx, sendTextMessage, { sealed }, { maxAttempts: 4 })
    })
  },
}
