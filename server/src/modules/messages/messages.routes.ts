import {
  cancelAnnouncement,
  countAudience,
  listAnnouncements,
  sendAnnouncement,
} from '#contract/messages/announcement-calls'
import { countMessages, listMessages, readAllMessages, readMessage } from '#contract/messages/calls'
import {
  readMessagePreferences,
  saveEmailPreference,
  saveMessagePreference,
} from '#contract/messages/preference-calls'
import { handle } from '../../platform/http/call-handler'
import {
  announce,
  cancelTheAnnouncement,
  countReached,
  listSentAnnouncements,
} from './announcements/announce'
import { listOwnMessages } from './list-messages'
import { countUnread } from './messages.queries'
import { readPreferences, saveEmailChoice, savePreference } from './preferences'
import { readAll, readOne } from './read-messages'

export const messagesRoutes = [
  handle(countMessages, ({ tx, actor }) => countUnread(tx, actor.memberId)),
  handle(listMessages, listOwnMessages),
  handle(readMessage, readOne),
  handle(readAllMessages, readAll),
  handle(readMessagePreferences, readPreferences),
  handle(saveMessagePreference, savePreference),
  handle(saveEmailPreference, saveEmailChoice),
  handle(listAnnouncements, listSentAnnouncements),
  handle(countAudience, countReached),
  handle(sendAnnouncement, announce),
  handle(cancelAnnouncement, cancelTheAnnouncement),
]
