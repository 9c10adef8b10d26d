import { type ReactNode, useState } from 'react'
import { useOnce } from '../../../../features/forms/use-once'
import { useOpenDraft, useTrack } from '../../../../features/works/draft/draft-context'
import { dropTrack } from '../../../../features/works/draft/track-changes'
import { DraftField } from '../../../../features/works/fields/draft-field'
import { DraftText } from '../../../../features/works/fields/draft-text'
import { YesNo } from '../../../../features/works/fields/yes-no'
import { longest } from '../../../../features/works/limits'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { ConfirmDialog } from '../../../../ui/confirm-dialog'
import { focusField } from '../frame/focus-field'
import { ApplyToAll } from './apply-to-all'
import { Editable, wholeRow } from './editable'
import { InstrumentalSwitch } from './instrumental-switch'
import { OtherTitles } from './other-titles'
import { PeopleFields } from './people-fields'
import { RightsGate } from './rights-gate'
import { SungLanguage } from './sung-language'
import { TrackArtists } from './track-artists'

type TrackEditorProps = { trackId: number; title: string; children: ReactNode }

export function TrackEditor({ trackId, title, children }: TrackEditorProps) {
  const t = useWords('publish')
  const { isReadOnly } = useOpenDraft()
  const { details, set } = useTrack(trackId)
  if (!details) return null
  return (
    <div className="grid gap-6 pt-1">
      <Editable>
        <DraftText
          field="title"
          trackId={trackId}
          value={details.title}
          onChange={next => set({ title: next })}
          maxLength={longest.title}
          isRequired
        />
        <DraftText
          field="version"
          trackId={trackId}
          value={details.version}
          onChange={version => set({ version })}
          maxLength={longest.version}
          isOptional
        />
        <OtherTitles
          trackId={trackId}
          value={details.other_titles}
          onChange={other_titles => set({ other_titles })}
          className={wholeRow}
        />
        <TrackArtists trackId={trackId} />
        <InstrumentalSwitch trackId={trackId} className={wholeRow} />
        {!details.instrumental && (
          <SungLanguage trackId={trackId} value={details.language} onChange={language => set({ language })} />
        )}
        <DraftField field="explicit" trackId={trackId} group isRequired>
          <YesNo value={details.explicit} onChange={explicit => set({ explicit })} />
        </DraftField>
      </Editable>
      <Part title={t('people.title')} aside={<ApplyToAll trackId={trackId} part="people" />}>
        <PeopleFields trackId={trackId} />
      </Part>
      <Part title={t('rights.title')} aside={<ApplyToAll trackId={trackId} part="rights" />}>
        <RightsGate trackId={trackId} />
      </Part>
      {!isReadOnly && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <RemoveTrack trackId={trackId} title={title} />
          {children}
        </div>
      )}
    </div>
  )
}

function Part({ title, aside, children }: { title: string; aside: ReactNode; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-5">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-base">{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  )
}

function RemoveTrack({ trackId, title }: { trackId: number; title: string }) {
  const t = useWords('publish')
  const { keeper } = useOpenDraft()
  const [isAsking, setIsAsking] = useState(false)
  const [once, isBusy] = useOnce()
  return (
    <>
      <Button variant="danger" size="small" onClick={() => setIsAsking(true)}>
        {t('tracks.remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('tracks.removeTitle', { track: title })}
        confirmLabel={t('tracks.remove')}
        cancelLabel={t('cancel')}
        danger
        busy={isBusy}
        onConfirm={() =>
          void once(async () => {
            await dropTrack(keeper, trackId)
            focusField('tracks')
          })
        }
      >
        {t('tracks.removeText')}
      </ConfirmDialog>
    </>
  )
}
