import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { emptyOtherTitle, type OtherTitle, releaseDetails } from '#contract/works/work'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { DraftField } from '../../../../features/works/fields/draft-field'
import { longest } from '../../../../features/works/limits'
import { useLanguageOptions, useScriptOptions } from '../../../../features/works/work-labels'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { IconButton } from '../../../../ui/icon-button'
import { Select } from '../../../../ui/select'
import { TextInput } from '../../../../ui/text-input'

type OtherTitlesProps = {
  trackId?: number
  value: OtherTitle[]
  onChange: (titles: OtherTitle[]) => void
  className?: string
}

/** The title in other languages and scripts, for listeners who look for it there. Nothing stands here unless somebody adds it. */
export function OtherTitles({ trackId, value, onChange, className }: OtherTitlesProps) {
  const t = useWords('publish')
  const { isReadOnly } = useOpenDraft()
  const added = [...value, emptyOtherTitle]
  const mayAdd = !isReadOnly && releaseDetails.shape.other_titles.safeParse(added).success
  if (isReadOnly && value.length === 0) return null
  return (
    <DraftField
      field="other_titles"
      trackId={trackId}
      group
      isOptional
      hint={t('otherTitles.hint')}
      className={className}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {value.map((title, index) => (
          <OtherTitleRow
            // biome-ignore lint/suspicious/noArrayIndexKey: titles have no identity but their place
            key={index}
            title={title}
            number={index + 1}
            onChange={part =>
              onChange(value.map((row, place) => (place === index ? { ...row, ...part } : row)))
            }
            onRemove={() => onChange(value.filter((_, place) => place !== index))}
          />
        ))}
        {mayAdd && (
          <Button
            size="small"
            className="justify-self-start"
            icon={<Plus aria-hidden="true" className="size-4" />}
            onClick={() => onChange(added)}
          >
            {t('otherTitles.add')}
          </Button>
        )}
      </div>
    </DraftField>
  )
}

type RowProps = {
  title: OtherTitle
  number: number
  onChange: (part: Partial<OtherTitle>) => void
  onRemove: () => void
}

function OtherTitleRow({ title, number, onChange, onRemove }: RowProps) {
  const t = useWords('publish')
  const { isReadOnly } = useOpenDraft()
  const languages = useLanguageOptions().filter(({ value }) => value !== 'zxx' && value !== 'mul')
  const scripts = useScriptOptions()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 sm:grid-cols-[minmax(0,1fr)_9rem_9rem_auto]">
      <TextInput
        aria-label={t('otherTitles.text', { number })}
        value={title.text}
        maxLength={longest.title}
        onChange={event => onChange({ text: event.target.value })}
      />
      {/* On a phone both choices stand below the title. */}
      <div className="grid grid-cols-2 gap-2 max-sm:order-3 max-sm:col-span-2 sm:contents">
        <Select
          options={languages}
          value={title.language}
          onChange={language => language && onChange({ language: language as OtherTitle['language'] })}
          label={t('otherTitles.language', { number })}
          disabled={isReadOnly}
        />
        <Select
          options={scripts}
          value={title.script}
          onChange={script => script && onChange({ script: script as OtherTitle['script'] })}
          label={t('otherTitles.script', { number })}
          disabled={isReadOnly}
        />
      </div>
      <IconButton label={t('otherTitles.remove', { number })} onClick={onRemove} disabled={isReadOnly}>
        <Trash2 />
      </IconButton>
    </div>
  )
}
