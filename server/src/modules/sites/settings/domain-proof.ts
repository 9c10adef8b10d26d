// That a name is an admin's to give: a TXT record below it, or a file that its web server has. Both say a token that only this site has for it.
import { createHmac } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { request as requestPlainly } from 'node:http'
import { request } from 'node:https'
import { networkInterfaces } from 'node:os'
import { text } from 'node:stream/consumers'
import type { OutboundGate } from '../../../platform/outbound/outbound-gate'
import { pinnedAgents } from '../../../platform/outbound/pinned-agent'
import type { Secrets } from '../../../platform/secrets'

export const proofPath = '/.well-known/tributary-domain'
export const recordOf = (domain: string) => `_tributary.${domain}`

/** Of a site and a name: what another site has been told for it proves nothing here. */
export function proofOf(secrets: Secrets, agentId: number, domain: string): string {
  const mac = createHmac('sha256', secrets.derive('domain-proof')).update(`${agentId} ${domain}`)
  return `tributary-${mac.digest('base64url')}`
}

interface Proof {
  domain: string
  token: string
  /** The addresses of this server: a file that it serves proves nothing about a name that leads to it. */
  isOurs(address: string): boolean
}

/** Where a web server may have the file. */
const usualPlaces = [
  { scheme: 'https', port: 443 },
  { scheme: 'http', port: 80 },
] as const

export async function isProven(
  gate: OutboundGate,
  proof: Proof,
  places: readonly { scheme: 'http' | 'https'; port: number }[] = usualPlaces,
): Promise<boolean> {
  const { domain, token } = proof
  if ((await gate.texts(recordOf(domain))).some(record => record.trim() === token)) return true
  for (const place of places) {
    const found = await readFile(gate, proof, place).catch(() => undefined)
    if (found?.trim() === token) return true
  }
  return false
}

const answerWithin = 5000
const mostBytes = 1024

async function readFile(
  gate: OutboundGate,
  { domain, isOurs }: Proof,
  { scheme, port }: (typeof usualPlaces)[number] | { scheme: 'http' | 'https'; port: number },
): Promise<string | undefined> {
  const destination = await gate.admit(domain, port)
  if (destination.addresses.some(({ address }) => isOurs(address))) return undefined
  const { httpAgent, httpsAgent } = pinnedAgents(destination, 1000)
  try {
    const [send, agent] = scheme === 'http' ? [requestPlainly, httpAgent] : [request, httpsAgent]
    return await new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(answerWithin)
      const sent = send(`${scheme}://${domain}:${port}${proofPath}`, {
        agent,
        signal,
        headers: { accept: 'text/plain' },
      })
      sent.once('error', reject)
      sent.once('response', response => {
        const length = Number(response.headers['content-length'] ?? Number.NaN)
        // No redirect is followed: it would be the word of another server.
        if (response.statusCode !== 200 || !(length <= mostBytes)) {
          sent.destroy()
          resolve(undefined)
        } else text(response).then(resolve, reject)
      })
      sent.end()
    })
  } finally {
    httpAgent.destroy()
    httpsAgent.destroy()
  }
}

/** Of this machine, and those to which a name of this site leads: it may be behind another machine. */
export async function ownAddresses(ownDomain: string): Promise<(address: string) => boolean> {
  const local = Object.values(networkInterfaces()).flatMap(cards => cards ?? [])
  const led = await lookup(ownDomain, { all: true }).catch(() => [])
  const own = new Set([...local, ...led].map(({ address }) => address))
  return address => own.has(address)
}
