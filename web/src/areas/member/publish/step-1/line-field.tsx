import { useId } from 'react'
import type { ReleaseDetails } from '#contract/works/work'
import { isSame } from '../../../../features/works/draft/content'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { DraftField } from '../../../../features/works/fields/draft-field'
import { QuickNames } from '../../../../features/works/fields/quick-names'
import { YearInput } from '../../../../features/works/fields/year-input'
import { longest } from '../../../../features/works/limits'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { TextInput } from '../../../../ui/text-input'

type Line = ReleaseDetails['p_line']
type LineFieldProps = {
  field: 'p_line' | 'c_line'
  value: Line
  onChange: (line: Line) => void
  /** An owner that was offered is taken. */
  onTake?: (line: Line) => void
  /** Who it might be. */
  owners: readonly string[]
  /** Another line that this one mostly repeats. */
  same?: Line
  hint: string
}

const years = { min: 1900, max: 2100 }
const offered = 3

/** A year and a name, as they stand on a record's back. */
export function LineField({ field, value, onChange, onTake = onChange, owners, same, hint }: LineFieldProps) {
  const t = useWords('publish')
  const id = useId()
  const { today } = useOpenDraft()
  const thisYear = Number(today.slice(0, 4))
  const take = (owner: string) => onTake({ year: value.year ?? thisYear, owner })
  const mayRepeat = same && same.owner !== '' && !isSame(same, value)
  return (
    <DraftField field={field} group isRequired hint={hint}>
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2">
        <YearInput
          value={value.year}
          onChange={year => onChange({ ...value, year })}
          {...years}
          label={t(`ownership.${field}Year`)}
          placeholder={String(thisYear)}
        />
        <TextInput
          id={id}
          aria-label={t(`ownership.${field}Owner`)}
          autoComplete="off"
          placeholder={t('ownership.owner')}
          maxLength={longest.name}
          value={value.owner}
          onChange={event => onChange({ ...value, owner: event.target.value })}
        />
      </div>
      {mayRepeat ? (
        <Button size="small" className="mt-1.5 self-start disabled:hidden" onClick={() => onChange(same)}>
          {t('ownership.sameAsP')}
        </Button>
      ) : (
        value.owner === '' && (
          <QuickNames
            names={owners.slice(0, offered)}
            onTake={take}
            labelOf={name => t('ownership.takeOwner', { name })}
          />
        )
      )}
    </DraftField>
  )
}
