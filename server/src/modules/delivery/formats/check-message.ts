// Our own rules for a message, whatever format it is written in: they hold also where no schemas are at hand, and for what a schema
// cannot say. They read the message before a line of it is written.
import { checkCodes } from './message-rules/check-codes'
import { checkDates } from './message-rules/check-dates'
import { checkDeals } from './message-rules/check-deals'
import { checkFiles } from './message-rules/check-files'
import { checkTexts } from './message-rules/check-texts'
import type { MessageFault } from './message-rules/fault'
import type { ReleaseMessage } from './release-message'

/** Nothing: it may be written. */
export function checkMessage(message: ReleaseMessage): MessageFault[] {
  return [checkTexts, checkCodes, checkFiles, checkDates, checkDeals].flatMap(check => check(message))
}
