import { useOpenDraft, useTrack } from '../../../../features/works/draft/draft-context'
import { DraftField } from '../../../../features/works/fields/draft-field'
import { DraftText } from '../../../../features/works/fields/draft-text'
import { knownNames } from '../../../../features/works/fields/known-names'
import { NamesInput } from '../../../../features/works/fields/names-input'
import { QuickNames } from '../../../../features/works/fields/quick-names'
import { longest } from '../../../../features/works/limits'
import { useFieldLabel } from '../../../../features/works/work-labels'
import { useWords } from '../../../../lib/words'
import { Editable } from './editable'
import { contributorFields } from './track-parts'

const offered = 3

/** Who wrote, played and made a track. Whoever is named already is offered where nobody stands yet. */
export function PeopleFields({ trackId }: { trackId: number }) {
  const t = useWords('publish')
  const labelOf = useFieldLabel()
  const { state } = useOpenDraft()
  const { details, set } = useTrack(trackId)
  if (!details) return null
  const known = knownNames(state.content)
  const fields = contributorFields.filter(field => field !== 'lyricists' || !details.instrumental)
  const isNeeded = (field: string) => ['performers', 'composers', 'lyricists'].includes(field)
  return (
    <Editable>
      {fields.map(field => (
        <DraftField
          key={field}
          field={field}
          trackId={trackId}
          isRequired={isNeeded(field)}
          isOptional={!isNeeded(field)}
        >
          <NamesInput kind="contributor" value={details[field]} onChange={names => set({ [field]: names })} />
          {details[field].length === 0 && (
            <QuickNames
              names={known.slice(0, offered)}
              onTake={name => set({ [field]: [name] })}
              labelOf={name => t('names.add', { name, field: labelOf(field) })}
            />
          )}
        </DraftField>
      ))}
      <DraftText
        field="isrc"
        trackId={trackId}
        value={details.isrc}
        onChange={isrc => set({ isrc: isrc.toUpperCase() })}
        maxLength={longest.isrc}
        hint={t('track.isrcHint')}
        spellCheck={false}
        className="num"
        isOptional
      />
    </Editable>
  )
}
