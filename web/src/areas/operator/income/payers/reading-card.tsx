import {
  type ColumnRole,
  type ReadingOverrides,
  type ReportLayout,
  reportLayouts,
} from '#contract/income/reading'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { Facts } from '../../../../ui/facts'
import { Field } from '../../../../ui/field'
import { Select } from '../../../../ui/select'
import { useReadingWords } from '../reading-words'
import type { PayerFormState } from './use-payer-form'

type ReadingCardProps = { form: PayerFormState; saved: ReadingOverrides | null }

/** Radix keeps the empty value for itself. */
const detected = 'detected'
/** Files of nobody we know are mapped on a report, where their columns can be seen. */
const layouts = reportLayouts.filter(layout => layout !== 'unknown')

/** The layout is chosen here; what else somebody has set right stands in words, is corrected on a report, and forgotten here. */
export function ReadingCard({ form, saved }: ReadingCardProps) {
  const t = useWords('income-desk')
  const { say } = useReadingWords()
  const { reading } = form.draft
  const layout = reading?.layout
  const isMapped = layout === 'unknown'
  const others = { ...(reading ?? saved) }
  delete others.layout
  const hasOthers = Object.keys(others).length > 0
  return (
    <Card
      title={t('payer.reading')}
      detail={t(reading ? 'payer.readingSaved' : saved ? 'payer.forgotten' : 'payer.readingFound')}
      aside={
        saved && (
          <Button size="small" onClick={() => form.set({ reading: reading ? null : saved })}>
            {t(reading ? 'payer.forgetReading' : 'payer.undoForget')}
          </Button>
        )
      }
    >
      <Field label={t('setting.layout')} className="sm:max-w-96">
        <Select
          value={layout ?? detected}
          onChange={value => form.set({ reading: readAs(reading, value) })}
          options={[
            { value: detected, label: t('payer.layoutDetected') },
            ...(isMapped ? [...layouts, 'unknown' as const] : layouts).map(value => ({
              value,
              label: say.layout(value),
            })),
          ]}
        />
      </Field>
      {hasOthers && (
        <div className={reading ? 'mt-5' : 'mt-5 opacity-50'}>
          <SettingsInWords settings={others} />
        </div>
      )}
    </Card>
  )
}

/** A layout has columns of its own: those that were mapped for another one go. Null: nothing is set. */
function readAs(reading: ReadingOverrides | null, value: string): ReadingOverrides | null {
  const { layout: _, ...rest } = reading ?? {}
  if (value === detected) return Object.keys(rest).length > 0 ? rest : null
  const { columns: _columns, headerLine: _line, ...kept } = rest
  return { ...(value === 'unknown' ? rest : kept), layout: value as ReportLayout }
}

function SettingsInWords({ settings: { columns, ...plain } }: { settings: ReadingOverrides }) {
  const t = useWords('income-desk')
  const { say, sourceOf } = useReadingWords()
  const names = Object.keys(plain) as (keyof typeof plain)[]
  const rows: [string, string][] = names.flatMap(name => {
    const value = plain[name]
    return value === undefined
      ? []
      : [[t(`setting.${name}`), (say[name] as (known: unknown) => string)(value)]]
  })
  const mapped: [string, string][] = Object.entries(columns ?? {}).map(([role, source]) => [
    t(`role.${role as ColumnRole}`),
    sourceOf(source),
  ])
  return <Facts rows={[...rows, ...mapped]} />
}
