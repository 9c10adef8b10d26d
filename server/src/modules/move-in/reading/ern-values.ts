// What both versions say in nearly the same words.
import { elements, maybeText, named, texts, type XmlTree } from '../../../platform/xml/xml-tree'
import type { ErnArtist, ErnFile, ErnTrack } from './ern-release'

/** The first of these that says something. */
export function first(tree: XmlTree | undefined, ...paths: string[]): string {
  if (!tree) return ''
  for (const path of paths) {
    const said = texts(tree, path).find(text => text.trim() !== '')
    if (said) return said.trim()
  }
  return ''
}

export function artistRole(role: string): ErnArtist['role'] | undefined {
  if (/^(MainArtist|PrimaryArtist|Artist|Band|Ensemble|Orchestra|Choir)$/.test(role)) return 'main'
  if (/^Featured/.test(role)) return 'featured'
  return /^Remixe?r$/.test(role) ? 'remixer' : undefined
}

const creditRoles: [RegExp, readonly (keyof ErnTrack['credits'])[]][] = [
  [/^ComposerLyricist$/, ['composers', 'lyricists']],
  [/^(Composer|MusicPublisherComposer|Writer|Songwriter)$/, ['composers']],
  [/^(Lyricist|Author|Adapter|SubLyricist|Translator)$/, ['lyricists']],
  [/Arranger$/, ['arrangers']],
  [/Producer$/, ['producers']],
  [/Performer|Musician|Artist|Vocal|Singer|Soloist|Conductor/i, ['performers']],
]

export function creditsOf(people: readonly { name: string; role: string }[]): ErnTrack['credits'] {
  const named = () => new Set<string>()
  const of = {
    ...{
      composers: named(),
      lyricists: named(),
      performers: named(),
      arrangers: named(),
      producers: named(),
    },
  }
  for (const { name, role } of people) {
    const fields = creditRoles.find(([pattern]) => pattern.test(role))?.[1] ?? []
    for (const field of fields) if (name !== '') of[field].add(name)
  }
  const { composers, lyricists, performers, arrangers, producers } = of
  return {
    ...{ composers: [...composers], lyricists: [...lyricists], performers: [...performers] },
    ...{ arrangers: [...arrangers], producers: [...producers] },
  }
}

export function explicitOf(warning: string): string {
  if (warning === 'Explicit') return 'yes'
  return warning === 'NotExplicit' || warning === 'ExplicitContentEdited' ? 'no' : ''
}

export const yesNoOf = (flag: string) => (flag === 'true' ? 'yes' : flag === 'false' ? 'no' : '')

/** `(P) 2010 Iron Crown Music` and `2010`, whichever of both says the year. */
export function lineOf(line: XmlTree | undefined, name: 'PLine' | 'CLine'): string {
  if (!line) return ''
  const text = first(line, `${name}Text`).replace(/^\s*(?:\([pc]\)|[℗©])\s*/i, '')
  const year = first(line, 'Year')
  const owner = text.replace(/^\d{4}\s*/, '') || first(line, `${name}Company`)
  const said = /^\d{4}/.exec(text)?.[0] ?? year
  return owner === '' ? '' : `${said} ${owner}`.trim()
}

/** Of whatever technical details: a path and, where one is given that we compute too, a hash. */
export function fileOf(owner: XmlTree | undefined): ErnFile | undefined {
  const [file] = owner ? named(owner, 'File') : []
  if (!file) return undefined
  const path =
    first(file, 'URI') || [first(file, 'FilePath'), first(file, 'FileName')].filter(Boolean).join('/')
  if (path === '') return undefined
  const [sum] = elements(file, 'HashSum')
  const algorithm = first(sum, 'Algorithm', 'HashSumAlgorithmType')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
  const value = first(sum, 'HashSumValue', 'HashSum').toLowerCase()
  if (algorithm === 'SHA256' && /^[0-9a-f]{64}$/.test(value)) return { path, sha256: value }
  if (algorithm === 'MD5' && /^[0-9a-f]{32}$/.test(value)) return { path, md5: value }
  return { path }
}

/** Recordings of a release in the order of its groups, discs within discs. */
export function inGroups(release: XmlTree, resources: ReadonlyMap<string, XmlTree>): XmlTree[] {
  const items = named(release, 'ResourceGroupContentItem')
  const listed = items.flatMap(item => maybeText(item, 'ReleaseResourceReference') ?? [])
  const all = listed.length > 0 ? listed : named(release, 'ReleaseResourceReference').map(({ text }) => text)
  return [...new Set(all)].flatMap(reference => resources.get(reference.trim()) ?? [])
}

/** Lyrics stand beside the recording in its group: by its reference. */
export function lyricsIn(release: XmlTree, resources: ReadonlyMap<string, XmlTree>) {
  const items = named(release, 'ResourceGroupContentItem').toReversed()
  const byReference = new Map(
    items.map(item => [maybeText(item, 'ReleaseResourceReference')?.trim(), item] as const),
  )
  return (reference: string) => {
    const item = byReference.get(reference)
    const linked = item ? texts(item, 'LinkedReleaseResourceReference') : []
    return linked.map(one => resources.get(one.trim())).find(one => one?.name === 'Text')
  }
}

export function resourcesOf(message: XmlTree): Map<string, XmlTree> {
  const [list] = elements(message, 'ResourceList')
  return new Map((list?.children ?? []).map(one => [first(one, 'ResourceReference'), one]))
}
