// The rights gate as a guided choice: what kind of work it is, where the rights come from, and then only what that asks for.

import {
  isCover,
  type RightsSource,
  rightsSources,
  sourcesFor,
  type WorkProperty,
  workProperties,
} from '#contract/works/rights'
import type { TrackRights } from '#contract/works/work'
import { useOpenDraft, useTrack } from '../../../../features/works/draft/draft-context'
import { DraftField } from '../../../../features/works/fields/draft-field'
import { statementKey } from '../../../../features/works/statement-key'
import { useWords } from '../../../../lib/words'
import { RadioGroup } from '../../../../ui/radio-group'
import { Editable, wholeRow } from './editable'
import { EvidenceFields } from './evidence-fields'
import { OriginalFields } from './original-fields'
import { authorsOf, chooseProperty, chooseSource } from './rights-choice'
import { useOwnName } from './use-own-name'

const properties = Object.values(workProperties) as WorkProperty[]

export function RightsGate({ trackId }: { trackId: number }) {
  const t = useWords('publish')
  const labels = useWords('works')
  const { isEnterprise } = useOpenDraft()
  const { details, set, setRights } = useTrack(trackId)
  const ownName = useOwnName()
  const { source = null } = details?.rights ?? {}
  const isByMe = source === 1 && ownName !== '' && details?.composers.includes(ownName)
  const hint = useSourceHint(source, isByMe ? ownName : undefined)
  if (!details) return null
  const { rights } = details
  const { property } = rights
  const choose = (choice: Partial<TrackRights>) => {
    setRights(choice)
    set(authorsOf(details, choice.source ?? null, ownName))
  }
  return (
    <Editable>
      <DraftField field="rights.property" trackId={trackId} group isRequired className={wholeRow}>
        <RadioGroup
          look="cards"
          className="sm:grid sm:grid-cols-2"
          value={property?.toString() ?? ''}
          onChange={next => choose(chooseProperty(rights, Number(next) as WorkProperty, isEnterprise))}
          options={properties.map(option => ({
            value: String(option),
            label: labels(`property.${option}`),
            detail: t(`propertyText.${option}`),
          }))}
        />
      </DraftField>
      {isCover(rights) && <OriginalFields trackId={trackId} rights={rights} />}
      {property !== null && (
        <DraftField field="rights.source" trackId={trackId} group isRequired hint={hint} className={wholeRow}>
          <RadioGroup
            look="cards"
            value={source?.toString() ?? ''}
            onChange={next => choose(chooseSource(Number(next) as RightsSource))}
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

/** What follows from the choice. Without an authorization nothing is stated. */
function useSourceHint(source: RightsSource | null, author: string | undefined): string | undefined {
  const t = useWords('publish')
  if (source === null) return t('rights.sourceHint')
  if (rightsSources[source].index === 'N') return undefined
  const statement = t(statementKey(source, rightsSources[source].statement))
  return author ? `${statement} ${t('rights.byYou', { name: author })}` : statement
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
