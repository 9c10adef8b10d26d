// A client for one bucket whose every connection goes to the address that the gate has admitted.
import { isIPv6 } from 'node:net'
import type { OutboundGate } from '../../outbound/outbound-gate'
import { OutboundRefused } from '../../outbound/outbound-refused'
import { pinnedAgents } from '../../outbound/pinned-agent'
import { readHost } from '../../outbound/read-host'
import { s3Bucket } from '../../storage/s3-bucket'
import type { Patience } from '../transport'
import type { S3TransportSettings } from './s3-transport-settings'

export type S3Session = Awaited<ReturnType<typeof openS3Session>>

export async function openS3Session(settings: S3TransportSettings, gate: OutboundGate, patience: Patience) {
  const { host, port, protocol } = readEndpoint(settings.endpoint)
  const asked = settings.hasBucketInPath ? host : `${settings.bucket}.${host}`
  const agents = pinnedAgents(await gate.admit(asked, port), patience.idle)
  const endpoint = `${protocol}//${isIPv6(host) ? `[${host}]` : host}:${port}`
  const bucket = s3Bucket(
    { ...settings, endpoint },
    { connectionTimeout: patience.connect, socketTimeout: patience.silence, ...agents },
  )
  let hasEnded = false
  return {
    ...bucket,
    get hasEnded() {
      return hasEnded
    },
    close() {
      hasEnded = true
      bucket.close()
      agents.httpAgent.destroy()
      agents.httpsAgent.destroy()
    },
  }
}

function readEndpoint(endpoint: string) {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined
  const host = url && readHost(url.hostname)
  if (!host || !/^https?:$/.test(url.protocol)) throw new OutboundRefused('notAHost', url?.hostname ?? '')
  return { host, port: Number(url.port) || (url.protocol === 'https:' ? 443 : 80), protocol: url.protocol }
}
