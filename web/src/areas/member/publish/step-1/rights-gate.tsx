// The rights gate as a guided choice: what kind of work it is, where the rights come from, and then only what that asks for.

import {
  type RightsSource,
  rightsSources,
  sourcesFor,
  type WorkProperty,
  workProperties,
} from '#contract/works/rights'
import { useOpenDraft, useTrack } from '../../../../features/works/draft/draft-context'
import { DraftField } from '../../../../features/works/fields/draft-field'
import { statementKey } from '../../../../features/works/statement-key'
import { useWords } from '../../../../lib/words'
import { RadioGroup } from '../../../../ui/radio-group'
import { Editable, wholeRow } from './editable'
import { EvidenceFields } from './evidence-fields'
import { chooseProperty, chooseSource } from './rights-choice'

const properties = Object.values(workProperties) as WorkProperty[]

export function RightsGate({ trackId }: { trackId: number }) {
  const t = useWords('publish')
  const labels = useWords('works')
  const { isEnterprise } = useOpenDraft()
  const { details, setRights } = useTrack(trackId)
  if (!details) return null
  const { rights } = details
  const { property, source } = rights
  return (
    <Editable>
      <DraftField field="rights.property" trackId={trackId} group isRequired className={wholeRow}>
        <RadioGroup
          look="cards"
          className="sm:grid sm:grid-cols-2"
          value={property?.toString() ?? ''}
          onChange={next => setRights(chooseProperty(rights, Number(next) as WorkProperty, isEnterprise))}
          options={properties.map(option => ({
            value: String(option),
            label: labels(`property.${option}`),
            detail: t(`propertyText.${option}`),
          }))}
        />
      </DraftField>
      {property !== null && (
        <DraftField
          field="rights.source"
          trackId={trackId}
          group
          isRequired
          hint={
            source === null
              ? t('rights.sourceHint')
              : t(statementKey(source, rightsSources[source].statement))
          }
          className={wholeRow}
        >
          <RadioGroup
            look="cards"
            value={source?.toString() ?? ''}
            onChange={next => setRights(chooseSource(Number(next) as RightsSource))}
            options={sourcesFor(property, isEnterprise).map(option => ({
              value: String(option),
              label: labels(`source.${option}`),
              detail: <SourceDetail source={option} />,
            }))}
          />
        </DraftField>
      )}
      {source !== null && <EvidenceFields trackId={trackId} source={source} rights={rights} />}
    </Editable>
  )
}

/** What the choice means, and what it will ask for. */
function SourceDetail({ source }: { source: RightsSource }) {
  const t = useWords('publish')
  const { index } = rightsSources[source]
  return (
    <>
      {t(`sourceText.${source}`)}{' '}
      <span className={index === 'N' ? 'font-semibold text-accent' : 'font-semibold text-river'}>
        {t(`evidence.${index}`)}
      </span>
    </>
  )
}
