import { z } from 'zod'
import type { Currency } from '#contract/currency'
import type { claimLikenesses } from '#contract/payouts/unclaimed'
import type { listUnclaimed } from '#contract/payouts/unclaimed-calls'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { CallContext } from '../../../platform/http/call-handler'
import { listSelves } from '../../deeds/deeds.public'
import { listUnclaimedRows, sumUnclaimed } from '../../income/income.public'
import { type ConsentBalance, listConsentBalances } from '../withdrawals/consent-payees.queries'
import { decimalIn } from '../withdrawals/present-sums'
import { readTerms } from '../withdrawals/withdrawals.queries'
import { whyNotConfirm } from './claims.policy'
import { listOpenClaims } from './claims.queries'

/** Of accounts without consent: they stand on the first page, and seldom are more than a few. */
const mostBalances = 100

const accountPlace = z.object({ id: place.id })

type Context = Pick<CallContext<typeof listUnclaimed>, 'tx' | 'input' | 'actor'>

export async function listTheUnclaimed({ tx, input, actor }: Context) {
  const after = readCursor(accountPlace, input.cursor)?.id
  const found = await listUnclaimedRows(tx, after, input.limit + 1)
  const { shown, next_cursor } = pageOf(found, input.limit, ({ account_id }) => ({ id: account_id }))
  const claims = await listOpenClaims(
    tx,
    shown.map(({ member_id }) => member_id),
    actor.staffId,
  )
  const selves = await listSelves(tx, actor.staffId)
  const sums = await sumUnclaimed(tx)
  const { currency } = await readTerms(tx)
  const balances = after === undefined ? await listConsentBalances(tx, currency, { limit: mostBalances }) : []
  return {
    items: shown.map(row => {
      const currency = row.currency as Currency
      const decimal = decimalIn(currency)
      const claim = claims.find(({ member_id }) => member_id === row.member_id)
      return {
        ...{
          id: row.account_id,
          member_id: row.member_id,
          currency,
          amount: decimal(row.amount),
          bills: row.bills,
        },
        claimable: decimal(BigInt(row.claimable) > 0n ? row.claimable : '0'),
        ...{ claimable_bills: row.claimable_bills, since: row.since.toISOString() },
        claim: claim ? presentClaim(claim, selves) : null,
      }
    }),
    next_cursor,
    without_consent: balances.map(row => presentBalance(row, currency as Currency)),
    sums: sums.map(({ currency, amount, accounts, since }) => ({
      ...{ currency, amount: decimalIn(currency as Currency)(amount), accounts },
      since: since?.toISOString() ?? null,
    })),
  }
}

export function presentBalance(row: ConsentBalance, currency: Currency) {
  const decimal = decimalIn(currency)
  const { holder, bank_name, number_end } = row
  const account =
    holder === null ? null : { holder, bank_name: bank_name ?? '', number_masked: `**** ${number_end}` }
  return {
    ...{ member: { id: row.member_id, name: row.nickname }, since: row.since.toISOString(), currency },
    ...{ available: decimal(row.available), later: decimal(row.later), account },
    can: { pay: account !== null && BigInt(row.available) > 0n },
  }
}

type OpenClaim = Awaited<ReturnType<typeof listOpenClaims>>[number]

function presentClaim(claim: OpenClaim, selves: readonly number[]) {
  const holder = claim.holder ?? ''
  const handsOff = whyNotConfirm(selves, { proposedBy: claim.proposed_by, isOwn: claim.is_own })
  return {
    ...{ id: claim.id, claimant: { id: claim.claimant_id, name: claim.nickname }, holder },
    likeness: claim.likeness as (typeof claimLikenesses)[number],
    ...{ reason: claim.reason, proposed_by: claim.proposer, proposed_at: claim.proposed_at.toISOString() },
    can: { confirm: handsOff === undefined && holder !== '', refuse: !claim.is_own },
    hands_off: handsOff ?? null,
  }
}
