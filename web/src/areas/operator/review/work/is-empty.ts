/** Nothing was said here. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0)
}
