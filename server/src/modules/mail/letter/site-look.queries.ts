import { build, one, type Tx } from '../../../platform/database/query'

export function readSite(tx: Tx) {
  return one(
    tx,
    build
      .selectFrom('agents')
      .innerJoin('agent_domains', join =>
        join.onRef('agent_domains.agent_id', '=', 'agents.id').on('agent_domains.is_primary', '=', true),
      )
      .select(['agents.presentation', 'agent_domains.domain'])
      .where('agents.id', '=', tx.agentId),
  )
}
