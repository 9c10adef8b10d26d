// Everything the cover check says, in one list: what is to be put right first.
import type { CoverRuleName } from '#covers/check/check-scene'
import type { Look, ShownFix } from './editor-jobs'

export type PointName = CoverRuleName | 'letters' | 'fonts' | 'pictures' | 'advert' | 'square'

export interface Point {
  name: PointName
  isKept: boolean
  ratio?: number | undefined
  needs?: number | undefined
  /** Which characters, faces, layers or words. */
  what?: string | undefined
  fix?: ShownFix | undefined
}

export function pointsOf(look: Look): Point[] {
  const rules: Point[] = look.checks.map(({ rule, isKept, ratio, needs }) => ({
    name: rule,
    isKept,
    ratio,
    needs,
    fix: isKept ? undefined : look.fixes.find(fix => fix.rule === rule),
  }))
  const listed = (name: PointName, what: readonly string[]): Point => ({
    name,
    isKept: what.length === 0,
    what: what.join(' '),
  })
  const points = [
    ...rules,
    listed('letters', look.lacking),
    listed('fonts', look.missingFonts),
    listed('pictures', look.missingPictures),
    listed('advert', look.advert === undefined ? [] : [look.advert]),
    // Drawn so by whoever draws it: there is no cover here of another shape.
    { name: 'square', isKept: true } as const,
  ]
  return [...points.filter(({ isKept }) => !isKept), ...points.filter(({ isKept }) => isKept)]
}

export const openPoints = (look: Look): Point[] => pointsOf(look).filter(({ isKept }) => !isKept)
