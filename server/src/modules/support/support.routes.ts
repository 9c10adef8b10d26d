import * as calls from '#contract/support/calls'
import * as canned from '#contract/support/canned-answer-calls'
import * as desk from '#contract/support/desk-calls'
import { handle } from '../../platform/http/call-handler'
import { answer, closeAtDesk, note } from './desk/answer-ticket'
import { assign, merge } from './desk/assign-ticket'
import { listCannedOnes, removeCanned, saveCanned, useCanned } from './desk/canned-answers'
import { listAssignable } from './desk/desk.queries'
import { deskStatistics } from './desk/desk-statistics'
import { countTheDesk, listDesk } from './desk/list-desk'
import { readAtDesk, seeAtDesk } from './desk/read-desk-ticket'
import { uploadAtDesk } from './desk/upload-at-desk'
import { ask, openTicket } from './tickets/create-ticket'
import { readGuestAnswer } from './tickets/guest-answer'
import { listOwnTickets } from './tickets/list-tickets'
import { readOwnTicket, seeOwnTicket } from './tickets/read-ticket'
import { close, rate, reopen, reply } from './tickets/reply-to-ticket'

export const supportRoutes = [
  handle(calls.askQuestion, ask),
  handle(calls.readQuestionAnswer, readGuestAnswer),
  handle(calls.createTicket, openTicket),
  handle(calls.listMyTickets, listOwnTickets),
  handle(calls.readTicket, readOwnTicket),
  handle(calls.seeTicket, seeOwnTicket),
  handle(calls.replyToTicket, reply),
  handle(calls.closeTicket, close),
  handle(calls.reopenTicket, reopen),
  handle(calls.rateTicket, rate),
  handle(desk.listDeskTickets, listDesk),
  handle(desk.countDesk, countTheDesk),
  handle(desk.readDeskTicket, readAtDesk),
  handle(desk.seeDeskTicket, seeAtDesk),
  handle(desk.answerTicket, answer),
  handle(desk.noteOnTicket, note),
  handle(desk.uploadDeskFile, uploadAtDesk),
  handle(desk.listDeskStaff, ({ tx }) => listAssignable(tx)),
  handle(desk.assignTicket, assign),
  handle(desk.closeDeskTicket, closeAtDesk),
  handle(desk.mergeTickets, merge),
  handle(desk.readDeskStatistics, deskStatistics),
  handle(canned.listCannedAnswers, ({ tx }) => listCannedOnes(tx)),
  handle(canned.saveCannedAnswer, saveCanned),
  handle(canned.useCannedAnswer, useCanned),
  handle(canned.removeCannedAnswer, removeCanned),
]
