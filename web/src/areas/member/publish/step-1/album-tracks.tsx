import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useState } from 'react'
import { mostTracks } from '#contract/works/work'
import { useOnce } from '../../../../features/forms/use-once'
import { trackIdOf } from '../../../../features/works/draft/content'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { appendTracks, arrangeTracks } from '../../../../features/works/draft/track-changes'
import { useTrackTitle } from '../../../../features/works/work-labels'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { ButtonLink } from '../../../../ui/button-link'
import { Card } from '../../../../ui/card'
import { useOrderSensors } from '../../../../ui/use-order-sensors'
import { focusField } from '../frame/focus-field'
import { moved } from './moved'
import { TrackRow } from './track-row'

/** The tracks in their order. One is open at a time; what is missing stands on each. */
export function AlbumTracks() {
  const t = useWords('publish')
  const { keeper, state, isReadOnly, target } = useOpenDraft()
  const { tracks } = state.content
  const titleOf = useTrackTitle()
  const [openId, setOpenId] = useState<number>()
  const [said, setSaid] = useState('')
  const [once, isBusy] = useOnce()
  const ids = tracks.map(({ id }) => id)
  const nameOf = (index: number) => titleOf(tracks[index]?.details.title ?? '', index + 1)
  const { sensors, accessibility } = useOrderSensors(ids, {
    help: t('tracks.dragHelp'),
    say: (event, index, place) => t(`tracks.${event}`, { track: nameOf(index), place }),
  })

  useEffect(() => {
    const wanted = target && trackIdOf(target.key)
    if (wanted) setOpenId(wanted)
  }, [target])

  const move = (from: number, to: number) => {
    setSaid(t('tracks.dropped', { track: nameOf(from), place: to + 1 }))
    void once(() => arrangeTracks(keeper, moved(ids, from, to)))
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) move(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)))
  }
  const add = () =>
    once(async () => {
      const [id] = await appendTracks(keeper, [{ title: '' }])
      setOpenId(id)
      if (id !== undefined) focusField(`tracks.${id}.title`)
    })
  return (
    <Card
      title={t('tracks.title')}
      detail={t('tracks.lead', { most: mostTracks })}
      aside={
        <span className="num text-soft">{t('tracks.count', { count: tracks.length, most: mostTracks })}</span>
      }
      data-field="tracks"
    >
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={accessibility}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className="border-t border-line">
            {tracks.map((track, index) => (
              <TrackRow
                key={track.id}
                track={track}
                index={index}
                count={tracks.length}
                isOpen={openId === track.id}
                onToggle={() => setOpenId(openId === track.id ? undefined : track.id)}
                onMove={to => move(index, to)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p role="status" className="sr-only">
        {said}
      </p>
      {!isReadOnly && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            loading={isBusy}
            disabled={tracks.length >= mostTracks}
            icon={<Plus aria-hidden="true" className="size-4.5" />}
            onClick={() => void add()}
          >
            {t('tracks.add')}
          </Button>
          <ButtonLink to={links.step(2, state.work.id)} variant="quiet">
            {t('tracks.fromFiles')}
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}
