// The numbers of the envelope's `code`. Kept apart from zod so that guest pages can read them for free.

export const wireCodes = {
  ok: 1,
  okToo: 100,
  sessionEnded: 1000,
  notFound: 1404,
  companyLost: 1419,
} as const

export function isSuccess(code: unknown): boolean {
  return code === wireCodes.ok || code === wireCodes.okToo
}
