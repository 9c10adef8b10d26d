import { updateProfile } from '#contract/identity/calls'
import {
  answerInvitation,
  changeColleague,
  inviteColleague,
  listColleagues,
  listCompanies,
  readProfile,
  switchAccount,
} from '#contract/identity/company-calls'
import { handle } from '../../../platform/http/call-handler'
import {
  actFor,
  answerTheInvitation,
  changeRole,
  invite,
  presentColleagues,
  presentCompanies,
} from './colleagues'
import { presentProfile } from './read-profile'
import { saveProfile } from './update-profile'

export const companiesRoutes = [
  handle(readProfile, presentProfile),
  handle(updateProfile, saveProfile),
  handle(listColleagues, presentColleagues),
  handle(inviteColleague, invite),
  handle(changeColleague, changeRole),
  handle(listCompanies, presentCompanies),
  handle(answerInvitation, answerTheInvitation),
  handle(switchAccount, actFor),
]
