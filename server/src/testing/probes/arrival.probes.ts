import * as arrival from '../../modules/income/arrival/arrival.queries'
import { change, find, type ProbesOf } from './probe'

export const probes: ProbesOf<typeof arrival> = {
  putArrived: change((tx, { sessionId, reportId }) => arrival.putArrived(tx, sessionId, reportId)),
  listDropFolders: find(arrival.listDropFolders),
  isFileTaken: find(tx => arrival.isFileTaken(tx, 'report-files/owned')),
  // Everybody finds their own.
  findOwnParty: find(async (tx, { agentId }) => (tx.agentId === agentId ? arrival.findOwnParty(tx) : [])),
  findSandboxPayer: find(tx => arrival.findSandboxPayer(tx, 'Owned sandbox')),
}
