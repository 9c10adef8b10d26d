import type { CallContext } from '../../../platform/http/call-handler'
import { enqueue } from '../../../platform/jobs/job'
import { languageOf } from '../../../platform/sms/mobile-number'
import { say } from '../../../platform/texts/texts'
import { sealTextMessage, sendTextMessage } from '../sms-codes/send-text-message.job'
import './security.texts'

interface Said {
  /** Names of texts; the second is told where it was and what to do. */
  title: string
  text: string
  params?: Record<string, string>
  path: string
}

/**
 * What starts the wait before a withdrawal is told to the number that spoke for the account until now, where a thief does not read along,
 * and whatever messages its owner wants by phone.
 */
export async function tellNumber(
  { tx, secrets, site }: Pick<CallContext, 'tx' | 'secrets' | 'site'>,
  mobile: string,
  { title: titleKey, text: textKey, params, path }: Said,
): Promise<void> {
  const language = languageOf(mobile)
  const address = `${site.origin}${path}`
  const title = say(titleKey, language, params)
  const text = say(textKey, language, { ...params, site: site.facts.site_title[language], address })
  const sealed = sealTextMessage(secrets, { mobile, text, notice: { title, address } })
  await enqueue(tx, sendTextMessage, { sealed }, { maxAttempts: 4 })
}
