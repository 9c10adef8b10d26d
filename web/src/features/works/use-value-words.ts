// The value of a field in words, to set one beside another.
import type { RightsSource, WorkProperty } from '#contract/works/rights'
import type { Artist, aiUse, genres, OtherTitle, Territory, workLanguages } from '#contract/works/work'
import { countryNames } from '../../lib/country-names'
import { useLanguage, useWords } from '../../lib/words'

type SubGenre = (typeof genres)[keyof typeof genres][number]

export function useValueWords() {
  const t = useWords('works')
  const language = useLanguage()
  const nothing = t('value.nothing')

  /** All values of one question together: the rights gate has three. */
  function wordsFor(values: Record<string, unknown>): string {
    const said = Object.entries(values).map(([field, value]) => wordsOf(field.split('.').at(-1) ?? '', value))
    const different = [...new Set(said)].filter(text => text !== nothing && text !== '')
    return different.length > 0 ? different.join(' · ') : nothing
  }

  function wordsOf(name: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return nothing
    if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no')
    if (name === 'statement') return ''
    if (name === 'property') return t(`property.${value as WorkProperty}`)
    if (name === 'source') return t(`source.${value as RightsSource}`)
    if (name === 'genre') return t(`genre.${value as keyof typeof genres}`)
    if (name === 'sub_genre') return t(`subGenre.${value as SubGenre}`)
    if (name === 'language') return t(`sung.${value as (typeof workLanguages)[number]}`)
    if (name === 'if_late') return t(`ifLate.${value as 'move' | 'ask'}`)
    if (Array.isArray(value)) return ofList(value)
    if (typeof value === 'object') return ofObject(value)
    return String(value)
  }

  function ofList(list: unknown[]): string {
    if (list.length === 0) return nothing
    return list.map(ofEntry).join(t('value.comma'))
  }

  function ofEntry(entry: unknown): string {
    if (isNamed(entry)) return entry.name
    if (isOtherTitle(entry))
      return t('value.otherTitle', { title: entry.text, script: t(`script.${entry.script}`) })
    return String(entry)
  }

  function ofObject(value: object): string {
    if ('owner' in value && 'year' in value)
      return [value.year, value.owner].filter(Boolean).join(' ') || nothing
    if ('worldwide' in value) return ofTerritory(value as Territory)
    const used = Object.entries(value as ReturnType<typeof aiUse.parse>).filter(([, isUsed]) => isUsed)
    if (used.length === 0) return t('value.noAi')
    return used
      .map(([part]) => t(`aiPart.${part as keyof ReturnType<typeof aiUse.parse>}`))
      .join(t('value.comma'))
  }

  function ofTerritory({ worldwide, countries }: Territory): string {
    if (worldwide) return t('territory.worldwide')
    const names = countryNames(language)
    if (countries.length > 3) return t('territory.some', { count: countries.length })
    return countries.length === 0
      ? nothing
      : countries.map(country => names.of(country)).join(t('value.comma'))
  }

  return wordsFor
}

function isOtherTitle(entry: unknown): entry is OtherTitle {
  return typeof entry === 'object' && entry !== null && 'script' in entry
}

function isNamed(entry: unknown): entry is Artist {
  return typeof entry === 'object' && entry !== null && 'name' in entry
}
