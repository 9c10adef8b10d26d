// Every call of the system, for the server's binder, the tests and the API description. The web never imports this.

import * as apiKeys from './api-keys/calls'
import * as archive from './archive/calls'
import * as audit from './audit/calls'
import type { Call } from './call'
import * as catalogue from './catalogue/calls'
import * as content from './content/calls'
import * as contentEditing from './content/editing-calls'
import * as covers from './covers/calls'
import * as designs from './covers/design-calls'
import * as coverDesk from './covers/desk-calls'
import * as pictures from './covers/picture-calls'
import * as dashboard from './dashboard/calls'
import * as entry from './dashboard/entry-calls'
import * as deeds from './deeds/calls'
import * as distribution from './distribution/calls'
import * as channels from './distribution/channel-calls'
import * as deliveries from './distribution/delivery-calls'
import * as schemas from './distribution/schema-calls'
import * as files from './files/calls'
import * as identity from './identity/calls'
import * as checks from './identity/check-calls'
import * as companies from './identity/company-calls'
import * as consents from './identity/consent-calls'
import * as memberEmail from './identity/email-calls'
import * as registration from './identity/registration-calls'
import * as security from './identity/security-calls'
import * as verification from './identity/verification-calls'
import * as bills from './income/bill-calls'
import * as disputes from './income/dispute-calls'
import * as incomeFigures from './income/income-figures-calls'
import * as deskFigures from './income/income-figures-desk'
import * as ledger from './income/ledger-calls'
import * as moneyRequests from './income/money-request-calls'
import * as payers from './income/payer-calls'
import * as receipts from './income/receipt-calls'
import * as reports from './income/report-calls'
import * as splits from './income/split-calls'
import * as suspense from './income/suspense-calls'
import * as infringement from './infringement/calls'
import * as infringementDesk from './infringement/desk-calls'
import * as members from './members/calls'
import * as announcements from './messages/announcement-calls'
import * as messages from './messages/calls'
import * as preferences from './messages/preference-calls'
import * as moveIn from './move-in/calls'
import * as bankAccounts from './payouts/bank-account-calls'
import * as batches from './payouts/batch-calls'
import * as payoutDesk from './payouts/payout-desk-calls'
import * as treaties from './payouts/treaty-calls'
import * as unclaimed from './payouts/unclaimed-calls'
import * as withdrawals from './payouts/withdrawal-calls'
import * as plans from './plans/calls'
import * as releaseCodes from './release-codes/calls'
import * as releasePages from './release-pages/calls'
import * as review from './review/calls'
import * as queue from './review/queue-calls'
import * as reasons from './review/reason-calls'
import * as agreements from './rights/agreement-calls'
import * as sites from './sites/calls'
import * as settings from './sites/settings-calls'
import * as setup from './sites/setup-calls'
import * as staff from './staff/calls'
import * as staffEmail from './staff/email-calls'
import * as management from './staff/management-calls'
import * as support from './support/calls'
import * as canned from './support/canned-answer-calls'
import * as desk from './support/desk-calls'
import * as upkeep from './upkeep/calls'
import * as webhooks from './webhooks/calls'
import * as works from './works/calls'
import * as materials from './works/material-calls'
import * as roster from './works/roster-calls'
import * as drafts from './works/work-calls'

/** Files of calls also export the shapes that several of them share. */
function callsOf(...files: Record<string, unknown>[]): Record<string, Call> {
  const isCall = (entry: [string, unknown]): entry is [string, Call] =>
    typeof entry[1] === 'object' && entry[1] !== null && 'methods' in entry[1] && 'path' in entry[1]
  return Object.fromEntries(files.flatMap(file => Object.entries(file).filter(isCall)))
}

export const callsByModule: Record<string, Record<string, Call>> = {
  apiKeys: callsOf(apiKeys),
  webhooks: callsOf(webhooks),
  archive: callsOf(archive),
  identity: callsOf(identity, registration, security, memberEmail, companies, verification, consents, checks),
  staff: callsOf(staff, staffEmail, management),
  deeds: callsOf(deeds),
  files: callsOf(files),
  works: callsOf(works, drafts, materials, roster),
  moveIn: callsOf(moveIn),
  rights: callsOf(agreements),
  review: callsOf(review, queue, reasons),
  releaseCodes: callsOf(releaseCodes),
  distribution: callsOf(distribution, channels, schemas, deliveries),
  releasePages: callsOf(releasePages),
  income: callsOf(
    ...[
      bills,
      incomeFigures,
      deskFigures,
      splits,
      payers,
      reports,
      suspense,
      receipts,
      moneyRequests,
      disputes,
      ledger,
    ],
  ),
  infringement: callsOf(infringement, infringementDesk),
  payouts: callsOf(bankAccounts, withdrawals, payoutDesk, treaties, batches, unclaimed),
  messages: callsOf(messages, preferences, announcements),
  support: callsOf(support, desk, canned),
  content: callsOf(content, contentEditing),
  plans: callsOf(plans),
  covers: callsOf(covers, designs, coverDesk, pictures),
  sites: callsOf(sites, settings, setup),
  upkeep: callsOf(upkeep),
  catalogue: callsOf(catalogue),
  members: callsOf(members),
  audit: callsOf(audit),
  dashboard: callsOf(dashboard, entry),
}

export const allCalls: Call[] = Object.values(callsByModule).flatMap(calls => Object.values(calls))
