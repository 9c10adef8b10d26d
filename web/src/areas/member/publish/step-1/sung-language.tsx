import type { workLanguages } from '#contract/works/work'
import { DraftField } from '../../../../features/works/fields/draft-field'
import { useLanguageOptions } from '../../../../features/works/work-labels'
import { useWords } from '../../../../lib/words'
import { Combobox } from '../../../../ui/combobox'

type SungIn = (typeof workLanguages)[number]
type SungLanguageProps = {
  trackId?: number
  value: SungIn | null
  onChange: (language: SungIn) => void
  hint?: string
}

export function SungLanguage({ trackId, value, onChange, hint }: SungLanguageProps) {
  const t = useWords('publish')
  return (
    <DraftField field="language" trackId={trackId} isRequired hint={hint}>
      <Combobox
        options={useLanguageOptions()}
        value={value ?? ''}
        onChange={next => onChange(next as SungIn)}
        noneLabel={t('release.noLanguage')}
        placeholder={t('choose')}
      />
    </DraftField>
  )
}
