import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { workKinds } from '#contract/works/work'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Field } from '../../../../ui/field'
import { Popover } from '../../../../ui/popover'
import { Segmented } from '../../../../ui/segmented'
import { DayField } from './day-field'
import type { ListState } from './list-state'
import type { ChangeList } from './use-list-state'

type FilterPopoverProps = { state: ListState; onChange: ChangeList }

/** What is asked for more rarely: the kind, and the days of the last change. */
export function FilterPopover({ state, onChange }: FilterPopoverProps) {
  const t = useWords('works')
  const { kind, from, to } = state
  const count = [kind, from, to].filter(Boolean).length
  return (
    <Popover
      label={t('filter.title')}
      align="end"
      className="w-80"
      trigger={
        <Button
          variant={count > 0 ? 'ink' : 'line'}
          icon={<SlidersHorizontal aria-hidden="true" className="size-4.5" />}
        >
          {count > 0 ? t('filter.count', { count }) : t('filter.title')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Field label={t('filter.kind')} group>
          <Segmented
            className="justify-self-start"
            value={kind ?? 'all'}
            onChange={value => onChange({ kind: workKinds.find(known => known === value) })}
            segments={[
              { value: 'all', label: t('filter.all') },
              ...workKinds.map(value => ({ value, label: t(`kind.${value}`) })),
            ]}
          />
        </Field>
        <DayField label={t('filter.from')} value={from} max={to} onChange={day => onChange({ from: day })} />
        <DayField label={t('filter.to')} value={to} min={from} onChange={day => onChange({ to: day })} />
        {count > 0 && (
          <Button
            size="small"
            variant="quiet"
            className="justify-self-start"
            onClick={() => onChange({ kind: undefined, from: undefined, to: undefined })}
          >
            {t('filter.clear')}
          </Button>
        )}
      </div>
    </Popover>
  )
}
