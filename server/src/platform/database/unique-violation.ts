/** Whether PostgreSQL refused a row because of this unique index: somebody else was there before. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === index
}

/** Whether it refused a row because it lies over another one. */
export function isExclusionViolation(error: unknown): boolean {
  return (error as { code?: string }).code === '23P01'
}
