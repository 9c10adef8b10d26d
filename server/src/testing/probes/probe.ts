// How row-level security is tried: every query of every module, run as another agent.
import type { Tx } from '../../platform/database/query'

/** The rows the probes aim at, all of one agent. */
export interface Owned {
  agentId: number
  memberId: number
  /** A picture that the model has not made yet, and one that staff have not looked at. */
  wishId: number
  askedId: number
  mobile: string
  token: string
  codeId: number
  mailAddressId: number
  mailCodeId: number
  checkId: number
  enterpriseCheckId: number
  colleagueId: number
  uploadId: string
  staffId: number
  staffToken: string
  invitationId: number
  deedId: number
  workId: number
  /** Waits for its review. */
  reviewedId: number
  /** Of an upload under way. */
  sessionId: string
  trackId: number
  revisionId: number
  materialId: number
  rosterId: number
  keyId: number
  keyToken: string
  webhookId: number
  webhookDeliveryId: number
  /** Lies ready. */
  archiveId: number
  /** Read, with one row and one file. */
  moveInId: number
  moveInRowId: number
  moveInFileId: number
  agreementId: number
  messageId: number
  announcementId: number
  ticketId: number
  /** A claim of infringement with a measure. */
  infringementId: number
  replyId: number
  cannedAnswerId: number
  reasonId: number
  channelId: number
  deliveryId: number
  billId: number
  postingId: number
  reportId: number
  payerId: number
  decisionId: number
  transactionId: number
  /** To reverse the posting. */
  requestId: number
  /** Its reversal was asked for, too. */
  receiptId: number
  accountId: number
  splitId: number
  partyId: number
  bankAccountId: number
  /** Waits for its approval. */
  withdrawalId: number
  /** At the bank, with this batch and answer. */
  sentId: number
  laterId: number
  /** Waits for a second person; of the member, for this one. */
  claimId: number
  claimantId: number
  /** Waits for a second person; another one of the same member counts. */
  treatyId: number
  /** Paid for a service by a split, with a bill of it. */
  producerPartyId: number
  serviceBillId: number
  confirmedTreatyId: number
  /** Its guardian has withdrawn consent. */
  orphanId: number
  layoutId: number
  batchId: number
  resultId: number
  /** Of the released work's public page. */
  releasePageId: number
  pageCode: string
  codeRangeId: number
  itemId: number
  newsId: number
  planId: number
  pageId: number
  applicationId: number
  designId: number
  designVersionId: number
  drawingId: number
  coverImageId: string
  backgroundId: number
  shadowId: number
  templateId: number
  /** One of its names. */
  domain: string
}

export interface Probe {
  /** find: must find nothing. change: must touch nothing. write: adds a row, which must be the writer's own. */
  kind: 'find' | 'change' | 'write'
  run(tx: Tx, owned: Owned): Promise<unknown>
}

/** One entry a query: a new query does not compile until it is listed. */
export type ProbesOf<Module> = { [Name in keyof Module]: Probe }

export const find = (run: Probe['run']): Probe => ({ kind: 'find', run })
export const change = (run: Probe['run']): Probe => ({ kind: 'change', run })
export const write = (run: Probe['run']): Probe => ({ kind: 'write', run })
