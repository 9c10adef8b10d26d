import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Material } from '#contract/works/material'
import { saveLyrics } from '#contract/works/material-calls'
import { api } from '../../../lib/api'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { Dialog } from '../../../ui/dialog'
import { Segmented } from '../../../ui/segmented'
import { Skeleton } from '../../../ui/skeleton'
import { TextArea } from '../../../ui/text-area'
import { queryClient } from '../../account/account-queries'
import { useOnce } from '../../forms/use-once'
import { materialsQuery } from '../../works/work-queries'
import { lyricsQuery } from '../material-queries'
import { AudioPlayer } from '../player/audio-player'
import { isFullyTimed, type LyricLine, readLyrics, writeLyrics } from './lrc'
import { TapLines } from './tap-lines'

type LyricsEditorProps = {
  title: string
  place: { workId: number; trackId: number }
  /** The lyric file there is; undefined: a blank sheet. */
  material: Material | undefined
  audio: Material | undefined
  onClose: () => void
}

export function LyricsEditor(props: LyricsEditorProps) {
  const { material } = props
  const lyrics = useQuery({ ...lyricsQuery(material ?? nothing), enabled: material !== undefined })
  if (material && lyrics.isPending) return <Sheet {...props} start={undefined} />
  return <Sheet key={lyrics.dataUpdatedAt} {...props} start={lyrics.data?.text ?? ''} />
}

const nothing = { id: 0, encoding: null, facts: {} }

/** Words first, then their times: tapped along with the song, corrected line by line. */
function Sheet({ title, place, audio, onClose, start }: LyricsEditorProps & { start: string | undefined }) {
  const t = useWords('materials')
  const [lines, setLines] = useState<LyricLine[]>(() => readLyrics(start ?? ''))
  const [text, setText] = useState(start ?? '')
  const [mode, setMode] = useState<'words' | 'times'>('words')
  const [isAsking, setIsAsking] = useState(false)
  const [once, isBusy] = useOnce()
  const current = mode === 'words' ? readLyrics(text) : lines
  const isChanged = writeLyrics(current) !== writeLyrics(readLyrics(start ?? ''))

  function change(next: 'words' | 'times') {
    if (next === 'times') setLines(readLyrics(text))
    else setText(writeLyrics(lines))
    setMode(next)
  }
  const save = () =>
    once(async () => {
      await api(saveLyrics, { work_id: place.workId, track_id: place.trackId, text: writeLyrics(current) })
      await queryClient.invalidateQueries(materialsQuery(place.workId))
      onClose()
    })
  const close = () => (isChanged ? setIsAsking(true) : onClose())

  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && !isBusy && close()}
      size="large"
      title={t('lyrics.title', { title })}
      description={t(mode === 'words' ? 'lyrics.wordsHint' : 'lyrics.timesHint')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="line" onClick={close}>
            {t('cancel')}
          </Button>
          <Button variant="ink" loading={isBusy} disabled={current.length === 0} onClick={() => void save()}>
            {t(isFullyTimed(current) ? 'lyrics.saveTimed' : 'lyrics.savePlain')}
          </Button>
        </>
      }
    >
      {start === undefined ? (
        <Skeleton className="h-80 w-full rounded-control" />
      ) : (
        <>
          {audio && (
            <Segmented
              label={t('lyrics.mode')}
              value={mode}
              onChange={change}
              segments={[
                { value: 'words', label: t('lyrics.words') },
                { value: 'times', label: t('lyrics.times') },
              ]}
            />
          )}
          {mode === 'words' && (
            <TextArea
              data-first
              aria-label={t('lyrics.words')}
              value={text}
              rows={14}
              maxLength={200_000}
              onChange={event => setText(event.target.value)}
              className="mt-4 font-sans"
            />
          )}
          {mode === 'times' && audio && (
            <AudioPlayer material={audio} title={title}>
              {player => <TapLines player={player} lines={lines} onLines={setLines} />}
            </AudioPlayer>
          )}
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('lyrics.discardTitle')}
        confirmLabel={t('lyrics.discard')}
        cancelLabel={t('lyrics.goOn')}
        danger
        onConfirm={onClose}
      >
        {t('lyrics.discardText')}
      </ConfirmDialog>
    </Dialog>
  )
}
