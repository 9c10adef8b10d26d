import { useState } from 'react'
import { uploadDesignImage } from '#contract/covers/design-calls'
import { type CoverMood, coverMoods } from '#contract/covers/moods'
import { useMay } from '../../../../features/works/use-role'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/class-names'
import { Field } from '../../../../ui/field'
import { Notice } from '../../../../ui/notice'
import { TextInput } from '../../../../ui/text-input'
import { PhotoField } from './photo-field'
import { SoundLine } from './sound-line'
import { mostMoods, type Smart } from './use-smart'
import type { WorkBrief } from './use-work-brief'

const longest = 200
const formId = 'cover-brief'

/** What the covers are made of. Everything has a default; a title is enough. */
export function BriefForm({ smart, work }: { smart: Smart; work: WorkBrief }) {
  const t = useWords('covers')
  const { brief, setBrief } = smart
  const mayKeep = useMay(uploadDesignImage)
  // On a phone the designs come first as soon as there are some.
  const isThere = smart.recipes.length > 0
  const [isOpen, setOpen] = useState(false)
  const toggle = (mood: CoverMood) =>
    setBrief({
      ...brief,
      moods: brief.moods.includes(mood)
        ? brief.moods.filter(each => each !== mood)
        : [...brief.moods, mood].slice(-mostMoods),
    })
  return (
    <div className="min-w-0 lg:sticky lg:top-6 lg:self-start">
      {isThere && (
        <div className="flex items-center gap-3 border-b border-line pb-3 lg:hidden">
          <p className="min-w-0 flex-1">
            <span className="block truncate font-semibold">{brief.title || t('smart.title')}</span>
            <span className="block truncate text-sm text-soft">
              {[brief.artist, ...brief.moods.map(mood => t(`mood.${mood}`))].filter(Boolean).join(' · ') ||
                t('brief.none')}
            </span>
          </p>
          <Button size="small" aria-expanded={isOpen} aria-controls={formId} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'brief.close' : 'brief.open')}
          </Button>
        </div>
      )}
      <form
        id={formId}
        className={cx('space-y-5', isThere && 'max-lg:mt-5', isThere && !isOpen && 'max-lg:hidden')}
        onSubmit={event => {
          event.preventDefault()
          setOpen(false)
          smart.begin()
        }}
      >
        {work.isFailed && (
          <Notice tone="amber" title={t('brief.noWork')}>
            {t('brief.noWorkText')}
          </Notice>
        )}
        <SoundLine of={work} chosen={brief.moods} />
        <Field label={t('brief.title')}>
          <TextInput
            value={brief.title}
            maxLength={longest}
            onChange={event => setBrief({ ...brief, title: event.target.value })}
          />
        </Field>
        <Field
          label={t('brief.artist')}
          aside={<span className="text-sm text-soft">{t('brief.optional')}</span>}
        >
          <TextInput
            value={brief.artist}
            maxLength={longest}
            onChange={event => setBrief({ ...brief, artist: event.target.value })}
          />
        </Field>
        <Field
          group
          label={t('brief.mood')}
          aside={<span className="text-sm text-soft">{t('brief.moodMost', { count: mostMoods })}</span>}
        >
          <div className="flex flex-wrap gap-2">
            {coverMoods.map(mood => (
              <button
                key={mood}
                type="button"
                aria-pressed={brief.moods.includes(mood)}
                onClick={() => toggle(mood)}
                className={cx(
                  'min-h-9 rounded-full border px-3.5 text-sm font-semibold transition-colors pointer-coarse:min-h-11',
                  brief.moods.includes(mood)
                    ? 'border-ink bg-ink text-paper'
                    : 'border-line text-soft hover:border-ink hover:text-ink',
                )}
              >
                {t(`mood.${mood}`)}
              </button>
            ))}
          </div>
        </Field>
        {mayKeep && <PhotoField smart={smart} />}
        <Button
          type="submit"
          variant="ink"
          block
          loading={smart.isWorking}
          disabled={brief.title.trim() === ''}
        >
          {t(smart.recipes.length === 0 ? 'brief.begin' : 'brief.again')}
        </Button>
        {brief.title.trim() === '' && <p className="text-sm text-soft">{t('brief.needsTitle')}</p>}
      </form>
    </div>
  )
}
