import { countMessages } from '#contract/messages/calls'
import { handle } from '../../platform/http/call-handler'
import { countUnread } from './messages.queries'

export const messagesRoutes = [handle(countMessages, ({ tx, actor }) => countUnread(tx, actor.memberId))]
