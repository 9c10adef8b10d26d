import { addDays } from '#contract/works/missing'
import {
  mainlandOnlySources,
  physicalReleaseBefore,
  type RightsSource,
  rightsSources,
  yearsAfterDeath,
} from '#contract/works/rights'
import type { TrackRights } from '#contract/works/work'
import { useOpenDraft, useTrack } from '../../../../features/works/draft/draft-context'
import { DraftDayField } from '../../../../features/works/fields/draft-day-field'
import { DraftField } from '../../../../features/works/fields/draft-field'
import { DraftText } from '../../../../features/works/fields/draft-text'
import { NamesInput } from '../../../../features/works/fields/names-input'
import { YearInput } from '../../../../features/works/fields/year-input'
import { longest } from '../../../../features/works/limits'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { ButtonLink } from '../../../../ui/button-link'
import { Notice } from '../../../../ui/notice'
import { wholeRow } from './editable'
import { LicenceFields } from './licence-fields'

type EvidenceFieldsProps = { trackId: number; source: RightsSource; rights: TrackRights }

/** What this source demands, and nothing else. */
export function EvidenceFields({ trackId, source, rights }: EvidenceFieldsProps) {
  const t = useWords('publish')
  const { setRights } = useTrack(trackId)
  const { index } = rightsSources[source]
  if (index === 'N') return <NoAuthorization />
  return (
    <>
      {source === 2 && (
        <DraftField
          field="rights.co_authors"
          trackId={trackId}
          isRequired
          hint={t('rights.coAuthorsHint')}
          className={wholeRow}
        >
          <NamesInput
            kind="contributor"
            value={rights.co_authors}
            onChange={co_authors => setRights({ co_authors })}
          />
        </DraftField>
      )}
      {source === 6 && <DeadAuthor trackId={trackId} rights={rights} />}
      {source === 7 && <OldRelease trackId={trackId} rights={rights} />}
      {(index === 'Y1' || index === 'Y0') && (
        <LicenceFields trackId={trackId} rights={rights} isSocietys={index === 'Y0'} />
      )}
      {mainlandOnlySources.includes(source) && (
        <Notice title={t('rights.mainland')} className={wholeRow}>
          {t('rights.mainlandText')}
        </Notice>
      )}
    </>
  )
}

type PartProps = { trackId: number; rights: TrackRights }

function DeadAuthor({ trackId, rights }: PartProps) {
  const t = useWords('publish')
  const { today } = useOpenDraft()
  const { setRights } = useTrack(trackId)
  const latest = Number(today.slice(0, 4)) - yearsAfterDeath - 1
  return (
    <>
      <DraftText
        field="rights.author"
        trackId={trackId}
        value={rights.author}
        onChange={author => setRights({ author })}
        maxLength={longest.name}
        isRequired
      />
      <DraftField
        field="rights.author_died"
        trackId={trackId}
        isRequired
        hint={t('rights.authorDiedHint', { years: yearsAfterDeath, latest })}
      >
        <YearInput
          value={rights.author_died}
          onChange={author_died => setRights({ author_died })}
          min={1}
          max={Number(today.slice(0, 4))}
        />
      </DraftField>
    </>
  )
}

function OldRelease({ trackId, rights }: PartProps) {
  const t = useWords('publish')
  const { isReadOnly } = useOpenDraft()
  const { setRights } = useTrack(trackId)
  return (
    <>
      <DraftText
        field="rights.catalogue_number"
        trackId={trackId}
        value={rights.catalogue_number}
        onChange={catalogue_number => setRights({ catalogue_number })}
        maxLength={longest.catalogueNumber}
        hint={t('rights.catalogueHint')}
        isRequired
      />
      <DraftDayField
        field="rights.physically_released_on"
        trackId={trackId}
        value={rights.physically_released_on}
        onChange={physically_released_on => setRights({ physically_released_on })}
        max={addDays(physicalReleaseBefore, -1)}
        hint={t('rights.releasedHint', { day: physicalReleaseBefore })}
        isReadOnly={isReadOnly}
        isRequired
      />
    </>
  )
}

/** The draft can stay, the work cannot go on: says why, and what opens the gate. */
function NoAuthorization() {
  const t = useWords('publish')
  return (
    <Notice
      tone="accent"
      title={t('rights.closed')}
      className={wholeRow}
      action={
        <ButtonLink to={links.memberQuestion} size="small">
          {t('rights.askUs')}
        </ButtonLink>
      }
    >
      <p>{t('rights.closedText')}</p>
      <ol className="mt-1 list-decimal pl-5">
        {([1, 2, 3] as const).map(way => (
          <li key={way}>{t(`rights.way${way}`)}</li>
        ))}
      </ol>
    </Notice>
  )
}
