// One file beside a few fields, in a single request. Larger things go through resumable uploads.
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal'
import type { CarriedFile } from './call-handler'

const largestFile = 20 * 1024 * 1024

export async function registerMultipart(app: FastifyInstance) {
  await app.register(multipart, {
    limits: { fileSize: largestFile, files: 1, fields: 10, fieldSize: 10_000, fieldNameSize: 100, parts: 11 },
    throwFileSizeLimit: true,
  })
}

export async function readMultipart(
  request: FastifyRequest,
): Promise<{ given: Record<string, string>; file?: CarriedFile }> {
  if (!request.isMultipart()) throw new Refusal('unsupportedMedia')
  const given: Record<string, string> = Object.create(null)
  let file: CarriedFile | undefined
  for await (const part of request.parts()) {
    if (part.type === 'file') file = { body: await part.toBuffer(), name: part.filename.slice(0, 255) }
    else given[part.fieldname] = String(part.value)
  }
  return { given: { ...given }, file }
}
