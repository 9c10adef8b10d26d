import type { PaidFor } from '#contract/income/split'
import { writePercent } from '#contract/income/split-percent'
import type { PartyAnswer, SplitState } from '#contract/income/split-state'
import type { Linking } from '../../../platform/http/link-bearer'
import { maskMobile } from '../../identity/identity.public'
import { coverThumbnail } from '../../works/works.public'
import { remindFrom } from './remind-party'
import type { TrackRow } from './split-tracks.queries'
import type { PartyRow, SplitRow } from './splits.queries'

export function presentTrack(track: TrackRow, linking: Linking, agentId: number, memberId: number) {
  return {
    isrc: track.isrc ?? '',
    title: track.title,
    artists: track.artists,
    work_id: track.owner_id === memberId ? track.work_id : null,
    cover_url: track.cover ? coverThumbnail(linking, agentId, Buffer.from(track.cover, 'hex')) : null,
  }
}

/** The owner sees all parties, a party the own one. */
export function presentSplit(split: SplitRow, parties: readonly PartyRow[], readerId: number) {
  const isOwner = split.owner_id === readerId
  const shown = parties.filter(({ member_id }) => isOwner || member_id === readerId)
  return {
    id: split.id,
    state: split.state as SplitState,
    from_month: split.from_month.slice(0, 7),
    proposed_at: split.proposed_at.toISOString(),
    ends_at: split.ends_at.toISOString(),
    settled_at: split.settled_at?.toISOString() ?? null,
    parties: shown.map(party => presentParty(split, party, readerId)),
    asked: parties.length,
    accepted: parties.filter(({ answer }) => answer === 'accepted').length,
  }
}

function presentParty(split: SplitRow, party: PartyRow, readerId: number) {
  const isOwner = party.member_id === split.owner_id
  return {
    id: party.id,
    name: party.name,
    mobile_masked: isOwner ? null : maskMobile(party.mobile),
    percent: writePercent(party.part),
    role: party.role,
    paid_for: party.paid_for as PaidFor,
    answer: party.answer as PartyAnswer,
    answered_at: party.answered_at?.toISOString() ?? null,
    is_owner: isOwner,
    is_mine: party.member_id === readerId,
    remind_from: remindFrom(split, party)?.toISOString() ?? null,
  }
}
