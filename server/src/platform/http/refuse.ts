// The one place where an error becomes an answer. Nothing of an unexpected error reaches the client.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type RefusalKey, refusals } from '#contract/errors'
import type { Language } from '#contract/language'
import { isPassing } from '../database/failure'
import { Refusal } from '../refusal'
import { StorageFull } from '../storage/storage'
import '../texts/refusal-texts'
import { say } from '../texts/texts'
import { languageOf } from './request-facts'

const byFastifyStatus: Record<number, RefusalKey> = {
  400: 'malformedRequest',
  404: 'notFound',
  405: 'notFound',
  413: 'tooLarge',
  414: 'malformedRequest',
  415: 'unsupportedMedia',
  431: 'tooLarge',
}

export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toRefusal(error)
  const { code, status } = refusals[refusal.key]
  if (isDataException(error))
    request.log.warn({ req: request, err: error }, 'a schema let through what the database refused')
  if (status >= 500 && refusal.key !== 'notAvailableYet')
    request.log.error({ req: request, err: error }, 'request failed')
  if (refusal.details.log)
    request.log.warn({ req: request, tried: refusal.details.log }, `refused: ${refusal.key}`)
  if (refusal.details.retryAfterSeconds) reply.header('retry-after', refusal.details.retryAfterSeconds)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ code, ...refusalBody(refusal, languageOf(request)) }))
}

function refusalBody(refusal: Refusal, language: Language) {
  const { text, params, fields, data } = refusal.details
  const problems = fields?.map(problem => ({
    field: problem.field,
    message: say(problem.text, language, problem.params),
  }))
  return {
    msg: say(text ?? `refusal.${refusal.key}`, language, params),
    data: problems ? { ...data, fields: problems } : (data ?? null),
  }
}

/** Class 22 of PostgreSQL: a number, day or text that no column holds. Schemas refuse it earlier, and name the field. */
function isDataException(error: unknown): boolean {
  const { code, severity } = error as { code?: unknown; severity?: unknown }
  return typeof severity === 'string' && typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)
}

export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof StorageFull) return new Refusal('storageFull')
  if (isDataException(error)) return new Refusal('malformedRequest')
  const { statusCode } = error as Partial<FastifyError>
  if (statusCode === undefined && isPassing(error))
    return new Refusal('unavailable', { retryAfterSeconds: 5 })
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return new Refusal('internal')
  return new Refusal(byFastifyStatus[statusCode] ?? 'malformedRequest')
}
