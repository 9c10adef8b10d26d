import { type CoverMood, coverMoods } from '#contract/covers/moods'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/class-names'
import { Field } from '../../../../ui/field'
import { Notice } from '../../../../ui/notice'
import { TextInput } from '../../../../ui/text-input'
import { SoundLine } from './sound-line'
import { mostMoods, type Smart } from './use-smart'
import type { WorkBrief } from './use-work-brief'

const longest = 200

/** What the covers are made of. Everything has a default; a title is enough. */
export function BriefForm({ smart, work }: { smart: Smart; work: WorkBrief }) {
  const t = useWords('covers')
  const { brief, setBrief } = smart
  const toggle = (mood: CoverMood) =>
    setBrief({
      ...brief,
      moods: brief.moods.includes(mood)
        ? brief.moods.filter(each => each !== mood)
        : [...brief.moods, mood].slice(-mostMoods),
    })
  return (
    <form
      className="space-y-5 lg:sticky lg:top-6 lg:self-start"
      onSubmit={event => {
        event.preventDefault()
        smart.begin()
      }}
    >
      {work.isFailed && (
        <Notice tone="amber" title={t('brief.noWork')}>
          {t('brief.noWorkText')}
        </Notice>
      )}
      {work.sound.length > 0 && <SoundLine sound={work.sound} />}
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
  )
}
