export function queryOf(values: Record<string, string | undefined>): string {
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString()
}

export function withQuery(path: string, values: Record<string, string | undefined>): string {
  const query = queryOf(values)
  return query ? `${path}?${query}` : path
}
