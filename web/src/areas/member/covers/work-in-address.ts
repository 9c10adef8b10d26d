/** The work that `?work=` names; anything else in its place names none. */
export function workIn(params: URLSearchParams): number | undefined {
  const asked = Number(params.get('work'))
  return Number.isSafeInteger(asked) && asked > 0 ? asked : undefined
}
