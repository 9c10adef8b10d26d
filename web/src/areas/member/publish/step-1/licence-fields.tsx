import { Link } from 'react-router'
import type { TrackRights } from '#contract/works/work'
import { useOpenDraft, useTrack } from '../../../../features/works/draft/draft-context'
import { DraftDayField } from '../../../../features/works/fields/draft-day-field'
import { DraftField } from '../../../../features/works/fields/draft-field'
import { DraftText } from '../../../../features/works/fields/draft-text'
import { longest } from '../../../../features/works/limits'
import { TerritoryChooser } from '../../../../features/works/territory/territory-chooser'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Notice } from '../../../../ui/notice'
import { wholeRow } from './editable'

type LicenceFieldsProps = { trackId: number; rights: TrackRights; isSocietys: boolean }

/** What the authorization or licence says of itself. The paper is uploaded with the other files. */
export function LicenceFields({ trackId, rights, isSocietys }: LicenceFieldsProps) {
  const t = useWords('publish')
  const { state, isReadOnly, today } = useOpenDraft()
  const { setRights } = useTrack(trackId)
  return (
    <>
      {isSocietys && (
        <DraftText
          field="rights.licence_number"
          trackId={trackId}
          value={rights.licence_number}
          onChange={licence_number => setRights({ licence_number })}
          maxLength={longest.licenceNumber}
          hint={t('rights.numberHint')}
          isRequired
          className={wholeRow}
        />
      )}
      <DraftDayField
        field="rights.valid_from"
        trackId={trackId}
        value={rights.valid_from}
        onChange={valid_from => setRights({ valid_from })}
        isReadOnly={isReadOnly}
        isRequired
      />
      <DraftDayField
        field="rights.valid_to"
        trackId={trackId}
        value={rights.valid_to}
        onChange={valid_to => setRights({ valid_to })}
        min={rights.valid_from ?? today}
        hint={t(isSocietys ? 'rights.validToHint' : 'rights.withoutEnd')}
        isReadOnly={isReadOnly}
        isRequired={isSocietys}
        isOptional={!isSocietys}
      />
      <DraftField
        field="rights.licence_territory"
        trackId={trackId}
        group
        isRequired
        hint={t('rights.territoryHint')}
        className={wholeRow}
      >
        <TerritoryChooser
          value={rights.licence_territory}
          onChange={licence_territory => setRights({ licence_territory })}
          isDisabled={isReadOnly}
        />
      </DraftField>
      <Notice
        tone="amber"
        title={t(isSocietys ? 'rights.licencePaper' : 'rights.contractPaper')}
        className={wholeRow}
      >
        {t('rights.paperText')}{' '}
        <Link
          to={`${links.step(2, state.work.id)}#tracks.${trackId}.material.document`}
          className="font-semibold text-ink underline underline-offset-4"
        >
          {t('rights.toMaterials')}
        </Link>
      </Notice>
    </>
  )
}
