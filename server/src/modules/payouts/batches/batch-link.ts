// The address of a batch's file: good for a minute, for one batch, and for the session that gave the code.
import { batchFilePath } from '#contract/payouts/withdrawal-files'
import { type Linking, writeBearer } from '../../../platform/http/link-bearer'
import { readNote, writeNote } from '../../../platform/signed-note'

const purpose = 'payout batch file'
const validSeconds = 60

interface LinkedBatch {
  agentId: number
  batchId: number
}

export function batchLink({ secrets, now, actor }: Linking, { agentId, batchId }: LinkedBatch): string {
  const until = new Date(now.getTime() + validSeconds * 1000)
  const facts = [agentId, writeBearer(actor), batchId]
  return `${batchFilePath}?note=${writeNote(secrets, purpose, facts, until)}`
}

/** Which batch, where the address was made for this session. */
export function batchOfLink(
  { secrets, now, actor }: Linking,
  agentId: number,
  note: string,
): number | undefined {
  const [agent, bearer, batchId] = readNote(secrets, purpose, note, now) ?? []
  return Number(agent) === agentId && bearer === writeBearer(actor) ? Number(batchId) : undefined
}
