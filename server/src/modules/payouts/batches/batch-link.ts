// The address of a batch's file: good for a minute, for one batch, and for whoever asked for it.
import { batchFilePath } from '#contract/payouts/withdrawal-files'
import type { Secrets } from '../../../platform/secrets'
import { readNote, writeNote } from '../../../platform/signed-note'

const purpose = 'payout batch file'
const validSeconds = 60

interface Granted {
  agentId: number
  staffId: number
  batchId: number
}

export function batchLink(secrets: Secrets, { agentId, staffId, batchId }: Granted, now: Date): string {
  const until = new Date(now.getTime() + validSeconds * 1000)
  return `${batchFilePath}?note=${writeNote(secrets, purpose, [agentId, staffId, batchId], until)}`
}

export function batchOfLink(secrets: Secrets, note: string, now: Date): Granted | undefined {
  const facts = readNote(secrets, purpose, note, now)
  if (!facts) return undefined
  const [agentId = 0, staffId = 0, batchId = 0] = facts.map(Number)
  return { agentId, staffId, batchId }
}
