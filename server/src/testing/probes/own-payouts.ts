// A withdrawal that waits, another one at the bank with its batch and the bank's answer, lines of tax and a document.
import { randomUUID } from 'node:crypto'
import { consentWithdrawnReason } from '../../modules/identity/identity.public'
import type { Tx } from '../../platform/database/query'
import { insertBill } from '../build-bill'

interface Around {
  memberId: number
  staffId: number
}

/** As it is kept with every withdrawal. */
const computation = {
  ...{
    rule: 'none',
    version: 1,
    rate: '',
    month: '2026-05',
    before: '0.00',
    withheld: '0.00',
    share: '100.00',
  },
  ...{ total: '100.00', band: null, taxed: '0.00', on_total: '0.00', tax: '0.00' },
}

/** Whose tax it is. */
export const ownPerson = Buffer.from('owned person')

export async function ownPayouts(tx: Tx, { memberId, staffId }: Around) {
  const one = async (sql: string, values: unknown[] = []) =>
    (await tx.run<{ id: number }>(sql, values)).rows[0]?.id as number
  // Somebody who is paid for a service by a split of the member's recording.
  const producerId = await one(
    "insert into members (mobile, password_hash, nickname) values ('owned producer', '', 'owned') returning id",
  )
  const sharedId = await one(
    "insert into splits (isrc, owner_id, from_month, proposed_at, ends_at) values ('OWNEDSHARE', $1, '2026-05-01', '2026-04-01', '2026-04-20') returning id",
    [memberId],
  )
  const producerPartyId = await one(
    `insert into split_parties (split_id, mobile, member_id, part, paid_for, answer, answered_at)
     values ($1, 'owned producer', $2, 10000, 'service', 'accepted', '2026-04-02') returning id`,
    [sharedId, producerId],
  )
  // Nobody else is there: the order of locks does not matter.
  await tx.run(
    "with agreed as (update splits set state = 'agreed', settled_at = '2026-04-02' where id = $1 returning id) select id from agreed",
    [sharedId],
  )
  await tx.run(
    "insert into party_rules (party_id, rule, reason, settled_by, settled_at) values ($1, 'service', 'owned', $2, now())",
    [producerPartyId, staffId],
  )
  const bankAccountId = await one(
    `insert into bank_accounts (member_id, kind, holder_kind, holder, holder_index, number_sealed, number_index, number_end, bank_code, bank_name, bound_at, bound_by)
     values ($1, 'card', 'member', 'n', '', '', '', '0000', 'ICBC', 'n', now(), $1) returning id`,
    [memberId],
  )
  const withdrawal = () =>
    one(
      `insert into withdrawals (member_id, currency, gross_minor, share_minor, tax_minor, fee_minor, net_minor, rule, computation, person_index, document,
                                account_id, submitted_by, submitted_at)
       values ($1, 'CNY', 20000, 10000, 0, 0, 10000, 'none', $4, $2, 'resident_id', $3, $1, now()) returning id`,
      [memberId, ownPerson, bankAccountId, JSON.stringify(computation)],
    )
  const withdrawalId = await withdrawal()
  const sentId = await withdrawal()
  await tx.run("update withdrawals set state = 'approved', approved_at = now() where id = $1", [sentId])
  await tx.run("update withdrawals set state = 'in_batch' where id = $1", [sentId])
  const laterId = await withdrawal()
  // Bills are locked after withdrawals.
  for (const id of [withdrawalId, sentId]) {
    const bill = await insertBill(tx, memberId, { status: 2 })
    await tx.run('insert into withdrawal_bills (withdrawal_id, bill_id, share_minor) values ($1, $2, 8000)', [
      id,
      bill,
    ])
  }
  const serviceBillId = await insertBill(tx, producerId, { status: 1, share: 80n, total: 100n })
  await tx.run(
    `insert into bill_tracks (bill_id, work_id, isrc, sale_month, currency, plays, amount, exchange, split, rate, exact)
     select $1, min(id), 'OWNEDSHARE', '2026-05-01', 'CNY', 1, 1, 1, 1, 0.8, 0.8 from works`,
    [serviceBillId],
  )
  // Of a bill that went to a bank before.
  await tx.run(
    `insert into withdrawal_bills (withdrawal_id, bill_id, share_minor, is_bound)
     select $1, bill_id, share_minor, false from withdrawal_bills where withdrawal_id = $2`,
    [laterId, sentId],
  )
  await tx.run(
    "insert into withdrawal_events (withdrawal_id, event, at, staff_id) values ($1, 'sendToBank', now(), $2)",
    [sentId, staffId],
  )
  await tx.run(
    "insert into withdrawal_events (withdrawal_id, event, at, staff_id) values ($1, 'submit', now(), $2)",
    [withdrawalId, staffId],
  )
  await tx.run(
    'insert into withdrawal_approvals (withdrawal_id, round, staff_id, approved_at) values ($1, 1, $2, now())',
    [sentId, staffId],
  )
  await tx.run('insert into tax_people (person_index) values ($1)', [ownPerson])
  await tx.run(
    `insert into tax_lines (person_index, member_id, withdrawal_id, kind, rule, month, about_month, currency, income_minor, tax_minor, at)
     values ($1, $2, $3, 'withheld', 'royalty', '2026-05-01', '2026-05-01', 'CNY', 10000, 1, now())`,
    [ownPerson, memberId, sentId],
  )
  await tx.run(
    `insert into tax_dues (person_index, withdrawal_id, about_month, currency, amount_minor, at)
     values ($1, $2, '2026-04-01', 'CNY', 1, now())`,
    [ownPerson, sentId],
  )
  await tx.run(
    "insert into tax_choices (member_id, rule, reason, chosen_by, chosen_at) values ($1, 'non_resident', 'owned', $2, now())",
    [memberId, staffId],
  )
  const uploadId = randomUUID()
  await tx.run(
    `insert into uploads (id, staff_id, purpose, storage_key, is_sealed, media_type, size, sha256, created_at)
     values ($1, $2, 'document', 'treaty', true, 'application/pdf', 1, 'h', now())`,
    [uploadId, staffId],
  )
  const confirmerId = await one(
    "insert into staff (username, name, password_hash, roles, totp_secret) values ('owned confirmer', 'n', 'h', '{finance}', 's') returning id",
  )
  const treaty = () =>
    one(
      `insert into tax_treaties (member_id, person_index, rate, valid_until, upload_id, reason, proposed_by, proposed_at)
       values ($1, $2, 1000, '2099-12-31', $3, 'owned', $4, now()) returning id`,
      [memberId, ownPerson, uploadId, staffId],
    )
  const confirmedTreatyId = await treaty()
  await tx.run(
    "update tax_treaties set state = 'confirmed', confirmed_by = $2, confirmed_at = now() where id = $1",
    [confirmedTreatyId, confirmerId],
  )
  const treatyId = await treaty()
  const layoutId = await one(
    `insert into payout_layouts (name, format, columns) values ('owned', 'csv', '[{"field":"account","title":"Account","text":""}]') returning id`,
  )
  const batchId = await one(
    `insert into payout_batches (number, layout, currency, payouts, sum_minor, made_by, made_at)
     select 1, to_jsonb(payout_layouts), 'CNY', 1, 10000, $1, now() from payout_layouts where id = $2 returning id`,
    [staffId, layoutId],
  )
  await tx.run(
    "insert into payout_batch_items (batch_id, position, withdrawal_id, reference, amount_minor) values ($1, 1, $2, 'OWNED-1', 10000)",
    [batchId, sentId],
  )
  const resultId = await one(
    `insert into bank_results (batch_id, file_name, sha256, lines, read_by, read_at)
     values ($1, 'owned.csv', 'owned', 1, $2, now()) returning id`,
    [batchId, staffId],
  )
  await tx.run(
    "insert into bank_result_lines (result_id, position, reference, amount, outcome, withdrawal_id) values ($1, 1, 'OWNED-1', '100.00', 'paid', $2)",
    [resultId, sentId],
  )
  await tx.run(
    `insert into payout_documents (kind, member_id, year, language, content_sha256, file_key, file_sha256, file_size, made_at)
     values ('member_year', $1, 2026, 'en', 'owned', 'owned', 'owned', 1, now())`,
    [memberId],
  )
  const claimantId = await one(
    "insert into members (mobile, password_hash, nickname) values ('owned claimant', '', 'owned') returning id",
  )
  const claimId = await one(
    `insert into income_claims (member_id, claimant_id, reason, likeness, proposed_by, proposed_at)
     values ($1, $2, 'owned', 'unknown', $3, now()) returning id`,
    [memberId, claimantId, staffId],
  )
  const orphanId = await one(
    `insert into members (mobile, password_hash, nickname, state, frozen_reason, frozen_at)
     values ('owned orphan', '', 'owned', 'frozen', $1, now()) returning id`,
    [consentWithdrawnReason],
  )
  await tx.run(
    "insert into consent_payees (member_id, person_index, document, account_id, kept_at) values ($1, $2, 'resident_id', $3, now())",
    [orphanId, ownPerson, bankAccountId],
  )
  await insertBill(tx, orphanId, { status: 1 })
  return {
    orphanId,
    claimId,
    claimantId,
    confirmedTreatyId,
    treatyId,
    producerPartyId,
    serviceBillId,
    bankAccountId,
    withdrawalId,
    sentId,
    laterId,
    layoutId,
    batchId,
    resultId,
  }
}
