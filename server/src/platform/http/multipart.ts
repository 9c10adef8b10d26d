// One file beside a few fields, in a single request. Larger things go through resumable uploads.
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal'
import type { CarriedFile } from './call-handler'

const usualLargest = 20 * 1024 * 1024
const longestName = 100
/** A parser that takes nothing more, or has all there is, ends within a moment. */
const parsedWithin = 2000
const looks = 10

export async function registerMultipart(app: FastifyInstance) {
  await app.register(multipart, {
    limits: {
      fileSize: usualLargest,
      files: 1,
      fields: 10,
      fieldSize: 10_000,
      fieldNameSize: longestName,
      // Files and fields are counted already. Of a part beyond this limit the parser hears no error: one that is cut off
      // would end the process.
      parts: Number.POSITIVE_INFINITY,
    },
    throwFileSizeLimit: true,
  })
}

interface Form {
  given: Record<string, string>
  file?: CarriedFile
}

/** Whatever breaks while a form is read, its sender has broken it: only a file that is too large is told apart. */
export async function readMultipart(request: FastifyRequest, largestFile = usualLargest): Promise<Form> {
  if (!request.isMultipart()) throw new Refusal('unsupportedMedia')
  const parser = watchParser(request)
  try {
    return await Promise.race([readParts(request, largestFile), parser.isStuck])
  } catch (error) {
    if (error instanceof Refusal) throw error
    const isTooLarge = (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE'
    throw new Refusal(isTooLarge ? 'tooLarge' : 'malformedRequest')
  } finally {
    parser.leave()
  }
}

/**
 * The parser may wait for ever: for the end of a part's head although nothing more can come, or for somebody who takes a part that it has
 * itself passed over, once that is longer than what it holds.
 */
function watchParser({ raw }: FastifyRequest) {
  let timer: NodeJS.Timeout | undefined
  const isStuck = new Promise<never>((_, reject) => {
    let waited = 0
    timer = setInterval(() => {
      waited = raw.readableEnded || raw.readableFlowing === false ? waited + 1 : 0
      if (waited >= looks) reject(new Refusal('malformedRequest'))
    }, parsedWithin / looks).unref()
  })
  return { isStuck, leave: () => clearInterval(timer) }
}

async function readParts(request: FastifyRequest, largestFile: number): Promise<Form> {
  const given: Record<string, string> = Object.create(null)
  let file: CarriedFile | undefined
  for await (const part of request.parts({ limits: { fileSize: largestFile } })) {
    // The parser leaves a part without a name nameless, and cuts no name.
    if (part.fieldname === undefined || part.fieldname.length > longestName)
      throw new Refusal('malformedRequest')
    if (part.type === 'file') file = { body: await part.toBuffer(), name: part.filename.slice(0, 255) }
    else if (part.valueTruncated) throw new Refusal('malformedRequest')
    else given[part.fieldname] = String(part.value)
  }
  if (!file && Object.keys(given).length === 0) throw new Refusal('malformedRequest')
  return { given: { ...given }, file }
}
