import { type RefusalKey, refusals } from '#contract/errors'
import { CallRefused } from './api-client'

/** Whether the server said no for one of these reasons. */
export function isRefusal(error: unknown, ...keys: RefusalKey[]): error is CallRefused {
  return error instanceof CallRefused && keys.some(key => refusals[key].code === error.code)
}
