import * as accounts from '#contract/payouts/bank-account-calls'
import * as desk from '#contract/payouts/payout-desk-calls'
import * as treaties from '#contract/payouts/treaty-calls'
import * as unclaimed from '#contract/payouts/unclaimed-calls'
import * as withdrawals from '#contract/payouts/withdrawal-calls'
import { handle } from '../../platform/http/call-handler'
import { bindTheAccount, removeTheAccount } from './accounts/bind-account'
import { listTheBanks, nameTheBank, readBankAccount, readStanding } from './accounts/payout-standing'
import { batchRoutes } from './batches/batches.routes'
import { approveThePayouts } from './desk/approve-payouts'
import {
  markThePayoutFailed,
  markThePayoutPaid,
  markThePayoutReturned,
  refuseThePayout,
  settleTheResidence,
  voidThePayout,
} from './desk/decide-payout'
import { confirmTheTreaty, endTheTreaty, proposeTheTreaty } from './desk/decide-treaty'
import { listThePayouts, summariseThePayouts } from './desk/list-payouts'
import { listTheTaxLines } from './desk/list-tax-lines'
import { readThePayout } from './desk/read-payout'
import { settleTheParty } from './desk/settle-party'
import { confirmTheClaim, proposeTheClaim, refuseTheClaim } from './unclaimed/claim-income'
import { listTheUnclaimed } from './unclaimed/list-unclaimed'
import { cancelOwnWithdrawal, confirmOwnWithdrawal } from './withdrawals/answer-withdrawal'
import { listOwnWithdrawals, listThePayableBills, readOwnWithdrawal } from './withdrawals/own-withdrawals'
import { payTheConsentBalance } from './withdrawals/pay-without-consent'
import { previewTheWithdrawal, requestTheWithdrawal } from './withdrawals/request-withdrawal'

export const payoutRoutes = [
  ...batchRoutes,
  handle(accounts.listBanks, listTheBanks),
  handle(accounts.nameBankOfCard, nameTheBank),
  handle(accounts.bankAccount, readBankAccount),
  handle(accounts.payoutStanding, readStanding),
  handle(accounts.bindBankAccount, bindTheAccount),
  handle(accounts.removeBankAccount, removeTheAccount),
  handle(withdrawals.listPayableBills, listThePayableBills),
  handle(withdrawals.previewWithdrawal, previewTheWithdrawal),
  handle(withdrawals.requestWithdrawal, requestTheWithdrawal),
  handle(withdrawals.listWithdrawals, listOwnWithdrawals),
  handle(withdrawals.readWithdrawal, readOwnWithdrawal),
  handle(withdrawals.cancelWithdrawal, cancelOwnWithdrawal),
  handle(withdrawals.confirmWithdrawal, confirmOwnWithdrawal),
  handle(desk.listPayouts, listThePayouts),
  handle(desk.summarisePayouts, summariseThePayouts),
  handle(desk.readPayout, readThePayout),
  handle(desk.approvePayouts, approveThePayouts),
  handle(desk.refusePayout, refuseThePayout),
  handle(desk.markPayoutPaid, markThePayoutPaid),
  handle(desk.markPayoutFailed, markThePayoutFailed),
  handle(desk.markPayoutReturned, markThePayoutReturned),
  handle(desk.voidPayout, voidThePayout),
  handle(desk.settleResidence, settleTheResidence),
  handle(desk.settleParty, settleTheParty),
  handle(treaties.proposeTreaty, proposeTheTreaty),
  handle(treaties.confirmTreaty, confirmTheTreaty),
  handle(treaties.endTreaty, endTheTreaty),
  handle(desk.listTaxLines, listTheTaxLines),
  handle(unclaimed.listUnclaimed, listTheUnclaimed),
  handle(unclaimed.payConsentBalance, payTheConsentBalance),
  handle(unclaimed.proposeClaim, proposeTheClaim),
  handle(unclaimed.confirmClaim, confirmTheClaim),
  handle(unclaimed.refuseClaim, refuseTheClaim),
]
