// Agents for clients that speak HTTP themselves: every connection of theirs goes to the admitted destination.
import { type AgentOptions, type ClientRequestArgs, Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { Socket } from 'node:net'
import { type Destination, eachAddressWithin, pinnedLookup } from './destination'
import { OutboundRefused } from './outbound-refused'

/** A connection that waits for its next request ends after `idle` milliseconds. */
export function pinnedAgents(destination: Destination, idle: number) {
  const options: AgentOptions = {
    keepAlive: true,
    timeout: idle,
    lookup: pinnedLookup(destination),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: eachAddressWithin,
  }
  return {
    httpAgent: guard(new HttpAgent(options), destination),
    httpsAgent: guard(new HttpsAgent(options), destination),
  }
}

/** An address in place of a name is connected to without being looked up: so the host itself is compared as well. */
function guard<T extends HttpAgent>(agent: T, { host, port }: Destination): T {
  const create = agent.createConnection.bind(agent)
  agent.createConnection = (options: ClientRequestArgs, done) => {
    const asked = String(options.host).replace(/^\[(.*)\]$/, '$1')
    if (asked === host && Number(options.port) === port) return create(options, done)
    done?.(new OutboundRefused('otherHost', asked), new Socket())
    return undefined
  }
  return agent
}
