import ArrowRight from 'lucide-react/icons/arrow-right'
import type { Artist } from '#contract/works/work'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import { useValueWords } from '../use-value-words'
import { useFieldLabel } from '../work-labels'
import type { FieldChange, FileChange } from './diff-works'

/** Channels by name, wherever they were asked for. */
export type KnownChannels = readonly { id: number; name: string }[]
export type Sides = { before: string; after: string }

type ChangeRowsProps = {
  fields?: readonly FieldChange[]
  files?: readonly FileChange[]
  channels: KnownChannels
  /** What the two sides are called, where they are not what is online and its revision. */
  sides?: Sides
}

/** Before and after, beside each other on a desk and below each other on a phone. */
export function ChangeRows({ fields = [], files = [], channels, sides }: ChangeRowsProps) {
  const t = useWords('works')
  const labelOf = useFieldLabel()
  const sayValue = useSideWords(channels)
  const rows = [
    ...fields.map(({ field, before, after }) => ({
      label: labelOf(field),
      before: sayValue(field, before),
      after: sayValue(field, after),
    })),
    ...files.map(({ type, before, after }) => ({
      label: labelOf(`material.${type}`),
      before: before ?? t('value.nothing'),
      // The same name says nothing: it is another file all the same.
      after:
        after === null ? t('value.nothing') : before === after ? t('diff.otherFile', { name: after }) : after,
    })),
  ]
  if (rows.length === 0) return null
  return (
    <ul className="border-t border-line">
      {rows.map(({ label, before, after }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of a comparison are fixed, two documents share a label
          key={index}
          className="grid gap-x-5 gap-y-1 border-b border-line py-3 last:border-b-0 sm:grid-cols-[11rem_minmax(0,1fr)_auto_minmax(0,1fr)]"
        >
          <span className="text-sm font-semibold text-soft sm:text-base">{label}</span>
          <del
            className={cx(
              '[overflow-wrap:anywhere] text-soft decoration-accent decoration-1',
              // Nothing cannot be crossed out.
              before === t('value.nothing') && 'no-underline',
            )}
          >
            <span className="sr-only">{sides?.before ?? t('diff.online')} </span>
            {before}
          </del>
          <ArrowRight aria-hidden="true" className="mt-0.5 size-4.5 text-faint max-sm:hidden" />
          <ins className="[overflow-wrap:anywhere] font-semibold text-river no-underline">
            <span className="sr-only">{sides?.after ?? t('diff.revised')} </span>
            {after}
          </ins>
        </li>
      ))}
    </ul>
  )
}

export function useSideWords(channels: KnownChannels) {
  const t = useWords('works')
  const wordsFor = useValueWords()
  return (field: string, value: unknown): string => {
    if (field === 'channels') return value === 'all' ? t('scope.all') : namesOf(value as number[])
    if (field === 'artists')
      return (value as Artist[]).map(nameWithRole).join(t('value.comma')) || t('value.nothing')
    return wordsFor({ [field]: value })
  }

  function namesOf(ids: readonly number[]): string {
    const names = channels.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
    return names.join(t('value.comma')) || t('value.nothing')
  }

  function nameWithRole({ name, role }: Artist): string {
    return role === 'main' ? name : t('diff.withRole', { name, role: t(`artistRole.${role}`) })
  }
}
