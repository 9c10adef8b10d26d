// What lists and the help centre are searched for. Apart from zod, for pages of guests.
import { writablePart } from './clean-text'

export const longestSearch = 100

/** As it stands in an address: what is too long is cut, whoever pastes a page still wants an answer. */
export function searchIn(params: URLSearchParams, name = 'search', longest = longestSearch): string {
  return writablePart((params.get(name) ?? '').slice(0, longest))
}
