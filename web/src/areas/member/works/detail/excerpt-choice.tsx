import { type FormEvent, useState } from 'react'
import type { OwnReleasePage } from '#contract/release-pages/calls'
import type { Work } from '#contract/works/work'
import { clock } from '../../../../features/materials/player/clock'
import { useTrackTitle } from '../../../../features/works/work-labels'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Field } from '../../../../ui/field'
import { Select } from '../../../../ui/select'
import { TextInput } from '../../../../ui/text-input'
import type { PageChoice } from './page-queries'

interface ExcerptChoiceProps {
  tracks: Work['tracks']
  page: OwnReleasePage
  isLocked: boolean
  onChoose: (choice: Pick<PageChoice, 'excerpt_track_id' | 'excerpt_start'>) => void
}

const any = 'any'
const latest = 3600

/** Which half minute is heard. */
export function ExcerptChoice({ tracks, page, isLocked, onChoose }: ExcerptChoiceProps) {
  const t = useWords('works')
  const titleOf = useTrackTitle()
  const [track, setTrack] = useState(String(page.excerpt_track_id ?? any))
  const [start, setStart] = useState(String(page.excerpt_start ?? ''))
  const typed = start.trim()
  const isWrong = typed !== '' && !(/^\d{1,4}$/.test(typed) && Number(typed) <= latest)
  function send(event: FormEvent) {
    event.preventDefault()
    if (isWrong) return
    // A second belongs to a track: without one it is the first.
    const chosen =
      track === any && typed !== '' ? (tracks[0]?.id ?? null) : track === any ? null : Number(track)
    onChoose({ excerpt_track_id: chosen, excerpt_start: typed === '' ? null : Number(typed) })
  }
  return (
    <form onSubmit={send} className="mt-3 border-t border-line pt-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {tracks.length > 1 && (
          <Field label={t('page.track')}>
            <Select
              value={track}
              onChange={setTrack}
              disabled={isLocked}
              options={[
                { value: any, label: t('page.trackAny') },
                ...tracks.map(({ id, position, details }) => ({
                  value: String(id),
                  label: titleOf(details.title, position),
                })),
              ]}
            />
          </Field>
        )}
        <Field
          label={t('page.start')}
          hint={t('page.startHint')}
          error={isWrong ? t('page.startWrong') : undefined}
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={start}
            disabled={isLocked}
            onChange={event => setStart(event.target.value)}
          />
        </Field>
      </div>
      <Button type="submit" size="small" className="mt-4" disabled={isLocked || isWrong}>
        {t('page.cut')}
      </Button>
      <p role="status" className="mt-3 text-sm text-soft empty:hidden">
        {page.is_cutting && t('page.cutting')}
      </p>
      {page.excerpt && (
        <div className="mt-3">
          <p className="text-sm text-soft">
            {page.excerpt.start === null
              ? t('page.excerptShort')
              : t('page.excerptNow', { start: clock(page.excerpt.start) })}
          </p>
          {page.standing === 'out' && (
            // biome-ignore lint/a11y/useMediaCaption: music
            <audio src={page.excerpt.address} controls preload="none" className="mt-2 w-full" />
          )}
        </div>
      )}
    </form>
  )
}
