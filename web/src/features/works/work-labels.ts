// The wire's codes in the reader's words.
import type { Missing, MissingWhy } from '#contract/works/missing'
import { artistRoles, genres, titleScripts, type WorkKind, workLanguages } from '#contract/works/work'
import { useWords } from '../../lib/words'
import type { AreaWords } from '../../messages/areas'

type WorksKey = keyof AreaWords['works']
type FieldName = WorksKey extends infer Key ? (Key extends `field.${infer Name}` ? Name : never) : never

/** A work without a title still has to be called something. */
export function useWorkTitle() {
  const t = useWords('works')
  return (kind: WorkKind, title: string) => (title.trim() === '' ? t(`untitled.${kind}`) : title)
}

export function useTrackTitle() {
  const t = useWords('works')
  return (title: string, position: number) =>
    title.trim() === '' ? t('untitledTrack', { number: position }) : title
}

/** `rights.source` → "Where the rights come from". */
export function useFieldLabel() {
  const t = useWords('works')
  return (field: string) => t(`field.${field.replace('.', '-') as FieldName}`)
}

/** What is wrong with a field, as a sentence that says what to do. */
export function useMissingSentence() {
  const t = useWords('works')
  const label = useFieldLabel()
  return ({ field, why }: Pick<Missing, 'field' | 'why'>) => {
    const own = `problem.${field.replace('.', '-')}-${why}` as WorksKey
    return isKnown(own) ? t(own) : t(`why.${why}` satisfies WorksKey, { field: label(field) })
  }
}

/** Fields whose problem has a sentence of its own. */
const ownSentences: readonly string[] = [
  'problem.upc-wrong',
  'problem.isrc-wrong',
  'problem.tracks-empty',
  'problem.artists-empty',
  'problem.explicit-empty',
  'problem.ai_use-empty',
  'problem.rights-source-closed',
  'problem.rights-author_died-wrong',
  'problem.rights-physically_released_on-wrong',
  'problem.rights-valid_to-wrong',
  'problem.rights-valid_to-ended',
]
const isKnown = (key: string) => ownSentences.includes(key)

/** In one or two words, behind a field's name. */
export function useWhy() {
  const t = useWords('works')
  return (why: MissingWhy) => t(`short.${why}`)
}

export function useLanguageOptions() {
  const t = useWords('works')
  return workLanguages.map(language => ({ value: language as string, label: t(`sung.${language}`) }))
}

export function useScriptOptions() {
  const t = useWords('works')
  return titleScripts.map(script => ({ value: script as string, label: t(`script.${script}`) }))
}

export function useGenreOptions() {
  const t = useWords('works')
  const names = Object.keys(genres) as (keyof typeof genres)[]
  return {
    genres: names.map(genre => ({ value: genre as string, label: t(`genre.${genre}`) })),
    subGenresOf: (genre: keyof typeof genres) =>
      genres[genre].map(subGenre => ({ value: subGenre as string, label: t(`subGenre.${subGenre}`) })),
  }
}

export function useArtistRoles() {
  const t = useWords('works')
  return artistRoles.map(role => ({ value: role as string, label: t(`artistRole.${role}`) }))
}
