// Which row a call is about, so that it gets further than "there is nothing of that number".
import fc from 'fast-check'
import type { Call } from '#contract/call'
import { sceneVersion } from '#contract/covers/scene'
import { ownTitleKey } from '../probes/own-income'
import type { Owned } from '../probes/probe'
import type { FuzzWorld } from './fuzz-world'
import { hostileCursors } from './hostile-values'
import type { Hint } from './valid-input'

/** By the call's name; the first that fits. */
const subjects: [RegExp, ...(keyof Owned)[]][] = [
  [/MoneyRequest$/, 'requestId'],
  [/Infring/, 'infringementId'],
  [/WebhookDelivery$/, 'webhookDeliveryId'],
  [/Webhook/, 'webhookId'],
  [/^(propose|confirm|refuse)Claim$/, 'claimId'],
  [/^settleParty$/, 'producerPartyId'],
  [/Treaty$/, 'treatyId', 'confirmedTreatyId'],
  [/^(pass|refuse)Picture$/, 'askedId'],
  [/Roster/, 'rosterId'],
  [/Announcement/, 'announcementId'],
  [/Design/, 'designId'],
  [/Template/, 'templateId'],
  [/Background/, 'backgroundId'],
  [/Shadow/, 'shadowId'],
  [/Invitation$/, 'colleagueId', 'invitationId'],
  [/Colleague/, 'colleagueId'],
  [/CannedAnswer/, 'cannedAnswerId'],
  [/ReviewReason/, 'reasonId'],
  [/CodeRange/, 'codeRangeId'],
  [/^(answerReviewer|readEarlierFile)$/, 'workId', 'revisionId'],
  [/^workDeliveries$/, 'workId'],
  [/Deliver(y|ies)$/, 'deliveryId'],
  [/Payer/, 'payerId'],
  [/Report|Reading|Rates|Totals|Stores/, 'reportId'],
  [/Channel|HostKey|offerTo/, 'channelId'],
  [/Check$/, 'checkId', 'enterpriseCheckId'],
  [/Staff|SecondFactor/, 'staffId'],
  [/Ticket|noteOn/, 'ticketId'],
  [/Material|Waveform|Lyrics|checkAgain/, 'materialId'],
  [/Withdrawal$|Payout/, 'withdrawalId', 'sentId'],
  [/BatchLayout/, 'layoutId'],
  [/BankResult/, 'resultId'],
  [/Batch/, 'batchId'],
  [/Bill/, 'billId'],
  [/Application/, 'applicationId'],
  [/LedgerTransaction/, 'transactionId'],
  [/Plan/, 'planId'],
  [/Message$/, 'messageId'],
  [/Member/, 'memberId'],
  [/Content|Draft$|Version|Publication|publish/, 'newsId', 'itemId', 'planId', 'pageId', 'workId'],
  [/Agreement/, 'agreementId'],
  [
    /Work|Track|Scope|Revision|Timeline|Supplement|Takedown|Review|Claim|pass/,
    'workId',
    'reviewedId',
    'revisionId',
  ],
]

const fields: Record<string, (keyof Owned)[]> = {
  bill_id: ['billId'],
  case_id: ['infringementId'],
  batch_id: ['batchId'],
  layout_id: ['layoutId'],
  report_id: ['reportId'],
  to_report_id: ['reportId'],
  other_id: ['reportId'],
  payer_id: ['payerId'],
  decision_id: ['decisionId'],
  transaction_id: ['transactionId'],
  split_id: ['splitId'],
  row_id: ['moveInRowId'],
  file_id: ['moveInFileId'],
  party_id: ['partyId'],
  work_id: ['workId', 'revisionId'],
  work: ['workId'],
  plan: ['planId'],
  track_id: ['trackId'],
  track_ids: ['trackId'],
  bill_ids: ['billId'],
  ids: ['deliveryId', 'workId', 'withdrawalId'],
  channel_id: ['channelId'],
  channel_ids: ['channelId'],
  reply_id: ['replyId'],
  last_seen_reply: ['replyId'],
  staff_id: ['staffId'],
  to: ['staffId'],
  member_id: ['memberId'],
  account_id: ['memberId', 'accountId'],
  library_id: ['reasonId'],
  upload_id: ['uploadId'],
  attachment_upload_ids: ['uploadId'],
  licence_upload_id: ['uploadId'],
  avatar_upload_id: ['uploadId'],
  picture_upload_id: ['uploadId'],
  session: ['token'],
  version_id: ['designVersionId'],
  webhook_id: ['webhookId'],
}

const texts: Record<string, readonly string[]> = {
  sms_code: ['424242'],
  old_sms_code: ['424242'],
  new_sms_code: ['424242'],
  password: ['a test password'],
  old_password: ['a test password'],
  new_password: ['another long password 17'],
  credit_code: ['91350100M000100Y43'],
  register_number: ['91350100M000100Y43', 'HRB 120034'],
  id_number: ['11010519491231002X'],
  number: ['11010519491231002X', '6222021234567890', '9'],
  domain: ['site.test', 'owned.test', 'new.example.test'],
  prefix: ['CNA12', '690123'],
  statuses: ['00,01', '990'],
  month: ['2026-08'],
  sale_month: ['2026-05'],
  from_month: ['2126-01'],
  rate: ['7.1', '0'],
  settled: ['1', '-1.5'],
  charges: ['0', '0.35'],
  banked: ['1'],
  sum: ['100.00', '1'],
  key: [ownTitleKey],
  bin: ['true', 'false'],
  unread: ['true', 'false'],
  favourites: ['true', 'false'],
  verified: ['true', 'false'],
  days: ['30'],
  logo: [''],
  host: ['sftp.example.test', '127.0.0.1'],
  endpoint: ['https://s3.example.test'],
  url: ['https://127.0.0.1:9/', 'http://[::ffff:7f00:1]/', 'https://a:b@192.0.2.1/'],
  link_domains: ['music.example.test'],
  fingerprint: ['SHA256:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU'],
}

/** A scene has fields of its own called like those of calls. */
function scenes({ coverImageId, backgroundId }: Owned) {
  const image = (source: object) => ({
    ...{ id: 'a', kind: 'image', name: 'Photo', source, width: 3000, height: 3000 },
  })
  const words = {
    id: 'b',
    kind: 'text',
    name: 'Title',
    text: '夜航',
    size: 600,
    type: { font: 'x', weight: 700 },
  }
  const title = { ...words, fill: { kind: 'plain', colour: '#ffffff' } }
  const layers = fc.constantFrom<object[][]>(
    [],
    [title],
    [image({ kind: 'upload', id: coverImageId }), title],
    [
      {
        id: 'c',
        kind: 'group',
        name: 'Both',
        layers: [image({ kind: 'background', id: backgroundId }), title],
      },
    ],
  )
  return layers.map(drawn => ({ version: sceneVersion, ground: '#101010', layers: drawn }))
}

/** Two columns say to whom money goes and how much; the rest is as a bank likes it. */
const bankFile = {
  ...{ name: 'Bank file', format: 'csv', encoding: 'utf-8', delimiter: ',', has_header: true },
  columns: [
    { field: 'reference', title: 'Number', text: '' },
    { field: 'holder', title: 'Name', text: '' },
    { field: 'account', title: 'Account', text: '' },
    { field: 'amount', title: 'Amount', text: '' },
  ],
  ...{ head_rows: [], foot_rows: [] },
}

const nextMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

/** Of somebody who is ten years old this year, with the digit that checks it: GB 11643-1999. */
function childNumber() {
  const body = `110105${new Date().getFullYear() - 10}0101002`
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
  const sum = weights.reduce((all, weight, index) => all + weight * Number(body[index]), 0)
  return `${body}${'10X98765432'[sum % 11]}`
}

export function hintsFor(call: Call, { owned, captcha, member, tickets, appCode }: FuzzWorld): Hint {
  const [, ...about] = subjects.find(([name]) => name.test(call.name)) ?? [/./, 'workId' as const]
  const rows = (keys: readonly (keyof Owned)[]) => fc.constantFrom(...keys.map(key => owned[key]))
  return field => {
    if (field === 'code' && call.factor) return fc.constant(appCode())
    if (field === 'captcha') return fc.constant(captcha)
    // Each number waits for its next code.
    if (field === 'mobile' && call.name === 'sendSms')
      return fc.integer({ min: 0, max: 99_999_999 }).map(end => `139${String(end).padStart(8, '0')}`)
    if (field === 'mobile') return fc.constantFrom(member.mobile, '13900000009', '')
    // One that is wrong ends a list before it is asked for anything.
    if (field === 'cursor' || field === 'before')
      return fc.option(fc.constantFrom(...hostileCursors), { nil: undefined, freq: 2 })
    if (/[iI]ncome(Figures|Parts)$/.test(call.name) && /^(vs_)?(from|to)$/.test(field)) {
      return fc.constantFrom('2026-05', '2025-12')
    }
    if (/Infring/.test(call.name) && /^(statement|text)$/.test(field)) {
      return fc.constant('This is my own recording, and it came first.')
    }
    if (field === 'scene') return scenes(owned)
    if (field === 'layout') return fc.constant(bankFile)
    if (field === 'until' || field === 'valid_until') return fc.constantFrom(nextMonth(), '1999-12-31')
    if (call.name === 'registerMinor' && field === 'id_number')
      return fc.constantFrom('11010519491231002X', childNumber())
    if (call.name === 'listBillParts' && /^(country|usage)$/.test(field)) return fc.constant(undefined)
    if (field === 'idempotency_key') return fc.oneof(fc.uuid(), fc.constant('a key of the fuzz'))
    if (field === 'version' || field === 'revision') return fc.integer({ min: 0, max: 3 })
    if (field === 'ticket') return fc.constantFrom(...tickets)
    if (field === 'id' && call.name !== 'endDevice') return rows(about)
    if (field === 'id') return rows(['token'])
    if (/ncome(Figures|Parts)$/.test(call.name) && /^(from|to)$/.test(field)) return fc.constant('2026-05')
    // Pages of an artist, not channels of ours.
    if (field === 'channel_ids' && /Roster/.test(call.name)) {
      return fc.constant({ channel: 'Spotify', id: 'artist 1' })
    }
    const known = fields[field]
    if (known && !(call.name === 'listAudit' && field === 'to')) return rows(known)
    const said = texts[field]
    return said && (field !== 'session' ? fc.constantFrom(...said) : undefined)
  }
}
