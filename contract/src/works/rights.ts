// Who holds which rights in a work, and what proves it. The codes are the wire's.

/** What kind of work it is. */
export const workProperties = { original: 1, buyout: 2, cover: 3, adaptation: 4, dj: 5 } as const
export type WorkProperty = (typeof workProperties)[keyof typeof workProperties]

/** 1 holds all rights (authorship may be excluded), 2 holds only usage rights. */
export type RightsStatement = 1 | 2

/** What a source demands: Y a declaration, Y1 the signed authorization, Y0 a society's licence, N nothing can do. */
export type SourceIndex = 'Y' | 'Y1' | 'Y0' | 'N'

export const rightsSources = {
  1: { index: 'Y', statement: 1 },
  2: { index: 'Y', statement: 1 },
  3: { index: 'Y1', statement: 1 },
  4: { index: 'Y1', statement: 2 },
  5: { index: 'Y0', statement: 2 },
  6: { index: 'Y', statement: 2 },
  7: { index: 'Y', statement: 2 },
  8: { index: 'N', statement: 2 },
} as const satisfies Record<number, { index: SourceIndex; statement: RightsStatement }>
export type RightsSource = keyof typeof rightsSources

const offeredSources: Record<WorkProperty, { everyone: RightsSource[]; enterprises?: RightsSource[] }> = {
  1: { everyone: [1, 2], enterprises: [3, 4] },
  2: { everyone: [3] },
  3: { everyone: [4, 5, 6, 7, 8] },
  4: { everyone: [4, 5, 6, 8] },
  5: { everyone: [1, 2, 4, 5, 8] },
}

export function sourcesFor(property: WorkProperty, isEnterprise: boolean): RightsSource[] {
  const { everyone, enterprises = [] } = offeredSources[property]
  return isEnterprise ? [...everyone, ...enterprises] : everyone
}

/** Somebody else's song, sung again: it says whose. */
export function isCover({ property }: { property: WorkProperty | null }): boolean {
  return property === workProperties.cover
}

/** Without an authorization a draft can be kept, and nothing more. */
export function isGateOpen(property: WorkProperty, source: RightsSource, isEnterprise: boolean): boolean {
  return sourcesFor(property, isEnterprise).includes(source) && rightsSources[source].index !== 'N'
}

/** Sources whose law holds in mainland China only, unless rights staff widen it. */
export const mainlandOnlySources: readonly RightsSource[] = [6, 7]

/** Source 6: the author died more than so many years ago. */
export const yearsAfterDeath = 50
/** Source 7: physically released before this day. */
export const physicalReleaseBefore = '2006-07-01'
