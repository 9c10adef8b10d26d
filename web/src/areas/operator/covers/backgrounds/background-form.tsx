import { useState } from 'react'
import { saveBackground } from '#contract/covers/desk-calls'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { useStaffDeed } from '../../use-staff-deed'
import { type Background, refreshCovers } from '../cover-queries'
import { EditDialog } from '../edit-dialog'
import { knownMoods, MoodChoice } from '../mood-choice'
import { isNamed, NameFields } from '../name-fields'

export function BackgroundForm({ background, onClose }: { background: Background; onClose: () => void }) {
  const t = useWords('cover-offer')
  const saved = { names: background.names, moods: knownMoods(background.moods) }
  const [draft, setDraft] = useState(saved)
  const [isTried, setIsTried] = useState(false)
  const [run, isBusy] = useStaffDeed(refreshCovers)
  const save = () => {
    setIsTried(true)
    if (!isNamed(draft.names)) return
    void run(() => api(saveBackground, { id: background.id, ...draft }), t('saved'), onClose)
  }
  return (
    <EditDialog
      title={t('background.edit')}
      submit={t('save')}
      isChanged={JSON.stringify(draft) !== JSON.stringify(saved)}
      isBusy={isBusy}
      onSubmit={save}
      onClose={onClose}
    >
      <img
        src={background.thumbnail}
        alt=""
        width={480}
        height={480}
        className="aspect-square w-40 rounded-control bg-sunken"
      />
      <NameFields names={draft.names} isTried={isTried} onChange={names => setDraft({ ...draft, names })} />
      <MoodChoice moods={draft.moods} onChange={moods => setDraft({ ...draft, moods })} />
    </EditDialog>
  )
}
