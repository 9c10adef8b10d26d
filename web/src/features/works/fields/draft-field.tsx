import type { ReactNode } from 'react'
import { useWords } from '../../../lib/words'
import { Field } from '../../../ui/field'
import { useKeptFocus } from '../../../ui/use-kept-focus'
import { useOpenDraft } from '../draft/draft-context'
import { keyOf, sayReasons } from '../missing-place'
import { openReasons } from '../reasons/followed-reasons'
import { useFieldLabel, useMissingSentence } from '../work-labels'
import { firstControl } from './first-control'

type DraftFieldProps = {
  /** As missing.ts names it. */
  field: string
  trackId?: number
  label?: ReactNode
  hint?: ReactNode
  /** What the control itself found wrong, such as half a date. */
  error?: string
  isRequired?: boolean
  isOptional?: boolean
  group?: boolean
  /** Where the card above is called the same. */
  isLabelHidden?: boolean
  className?: string
  children: ReactNode
}

/** A field of the draft: can be gone to, and says what is wrong once it was left or gone to. */
export function DraftField(props: DraftFieldProps) {
  const { field, trackId, label, hint, error, isRequired, isOptional, group, isLabelHidden } = props
  const { className, children } = props
  const t = useWords('publish')
  const labelOf = useFieldLabel()
  const sentenceOf = useMissingSentence()
  const { keeper, missing, reasons, isAsked, touch, target } = useOpenDraft()
  const key = keyOf({ field, trackId })
  const found = missing.find(entry => keyOf(entry) === key)
  // That something is still empty is said only to those who went there to fill it in.
  const isShown = found && (target?.key === key || (isAsked(key) && found.why !== 'empty'))
  const reason = sayReasons(openReasons(reasons).filter(({ place }) => place === key))
  // A name taken with one press, a row removed: the button goes, whoever pressed it stays in the field.
  const place = useKeptFocus<HTMLDivElement>(firstControl)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches the focus leave what is inside
    <div
      ref={place}
      data-field={key}
      className={className}
      onBlur={event => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        touch(key)
        if (keeper.read().saving.kind === 'unsent') void keeper.flush()
      }}
    >
      <Field
        label={label ?? labelOf(field)}
        hint={reason ? <span className="text-accent">{t('field.reason', { reason })}</span> : hint}
        error={error ?? (isShown ? sentenceOf(found) : undefined)}
        required={isRequired}
        aside={isOptional ? t('optional') : undefined}
        group={group}
        hideLabel={isLabelHidden}
      >
        {children}
      </Field>
    </div>
  )
}
