// A split of the past that everybody has agreed to. What is there is not made again.
import { endOfProposal } from '#contract/income/split-months'
import type { Tx } from '../../../platform/database/query'
import { moveSplit } from '../splits/move-split'
import { findRecording } from '../splits/split-tracks.queries'
import { findStandingSplit, insertParties, insertSplit, lockSplit } from '../splits/splits.queries'

interface SeededParty {
  memberId: number
  mobile: string
  name: string
  role: string
  /** In hundredths of a percent. */
  part: number
}

export interface SeededSplit {
  isrc: string
  /** `2026-05`; agreed on before it began. */
  fromMonth: string
  agreedAt: Date
  parties: readonly SeededParty[]
}

export async function seedSplit(tx: Tx, { isrc, fromMonth, agreedAt, parties }: SeededSplit): Promise<void> {
  const track = await findRecording(tx, isrc)
  if (!track || (await findStandingSplit(tx, isrc))) return
  const splitId = await insertSplit(tx, {
    ...{ isrc, fromMonth, ownerId: track.owner_id, now: agreedAt },
    endsAt: endOfProposal(fromMonth, agreedAt),
  })
  const split = splitId === undefined ? undefined : await lockSplit(tx, splitId)
  if (!split) return
  const accepted = parties.map(party => ({
    ...party,
    ...({ paidFor: 'right', answer: 'accepted' } as const),
  }))
  await insertParties(tx, split.id, accepted, agreedAt)
  await moveSplit(tx, split, 'agree', agreedAt)
}
