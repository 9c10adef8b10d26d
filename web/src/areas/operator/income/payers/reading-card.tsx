import type { ColumnRole, ReadingOverrides } from '#contract/income/reading'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { Facts } from '../../../../ui/facts'
import { useReadingWords } from '../reading-words'
import type { PayerFormState } from './use-payer-form'

type ReadingCardProps = { form: PayerFormState; saved: ReadingOverrides | null }

/** What somebody has once set right, in words. It is corrected on a report, and forgotten here. */
export function ReadingCard({ form, saved }: ReadingCardProps) {
  const t = useWords('income-desk')
  const { reading } = form.draft
  if (!saved)
    return (
      <Card title={t('payer.reading')}>
        <p className="text-soft">{t('payer.readingFound')}</p>
      </Card>
    )
  return (
    <Card
      title={t('payer.reading')}
      detail={t(reading ? 'payer.readingSaved' : 'payer.forgotten')}
      aside={
        <Button size="small" onClick={() => form.set({ reading: reading ? null : saved })}>
          {t(reading ? 'payer.forgetReading' : 'payer.undoForget')}
        </Button>
      }
    >
      <div className={reading ? '' : 'opacity-50'}>
        <SettingsInWords settings={saved} />
      </div>
    </Card>
  )
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
