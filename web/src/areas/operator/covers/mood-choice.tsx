import { type CoverMood, coverMoods } from '#contract/covers/moods'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import { Field } from '../../../ui/field'

interface MoodChoiceProps {
  moods: readonly CoverMood[]
  onChange: (moods: CoverMood[]) => void
  disabled?: boolean
}

/** What members look for a background by. */
export function MoodChoice({ moods, onChange, disabled }: MoodChoiceProps) {
  const t = useWords('cover-offer')
  const said = useWords('covers')
  return (
    <Field label={t('moods')} hint={t('moods.hint')} group>
      <div className="flex flex-wrap gap-2">
        {coverMoods.map(mood => {
          const isOn = moods.includes(mood)
          return (
            <button
              key={mood}
              type="button"
              aria-pressed={isOn}
              disabled={disabled}
              onClick={() => onChange(isOn ? moods.filter(each => each !== mood) : [...moods, mood])}
              className={cx(
                'min-h-9 rounded-full border px-3.5 text-sm font-semibold transition-colors pointer-coarse:min-h-11 disabled:text-faint',
                isOn ? 'border-ink bg-ink text-paper' : 'border-line text-soft hover:border-ink',
              )}
            >
              {said(`mood.${mood}`)}
            </button>
          )
        })}
      </div>
    </Field>
  )
}

export const knownMoods = (moods: readonly string[]) => coverMoods.filter(mood => moods.includes(mood))
