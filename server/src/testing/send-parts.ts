// Sends parts of a file to the bucket as a client does.
import { once } from 'node:events'
import { request } from 'node:http'
import { signUploadParts } from '#contract/works/calls'
import type { Caller, testServer } from './test-server'

type Server = Pick<Awaited<ReturnType<typeof testServer>>, 'send'>
interface Signed {
  number: number
  size: number
  url: string
}

export async function signedParts(server: Server, member: Caller, id: string, parts: number[]) {
  const { code, msg, data } = await server.send(signUploadParts, { upload_id: id, parts }, member)
  if (code !== 1) throw new Error(msg)
  return (data as { parts: Signed[] }).parts
}

/** Answers what the bucket answered. */
export async function putPart(url: string, bytes: Buffer): Promise<number> {
  const sent = request(url, { method: 'PUT', headers: { 'content-length': bytes.length } })
  const answered = once(sent, 'response')
  sent.end(bytes)
  const [response] = await answered
  response.resume()
  await once(response, 'end')
  return response.statusCode
}

/** All of these, several at a time. */
export async function sendParts(
  server: Server,
  { member, id }: { member: Caller; id: string },
  numbers: readonly number[],
  bytesOf: (part: Signed) => Buffer,
) {
  for (let from = 0; from < numbers.length; from += 4) {
    const signed = await signedParts(server, member, id, numbers.slice(from, from + 4))
    const statuses = await Promise.all(signed.map(part => putPart(part.url, bytesOf(part))))
    if (statuses.some(status => status !== 200)) throw new Error(`the bucket answered ${statuses.join(', ')}`)
  }
}
