import { useState } from 'react'
import type { ReadingOverrides } from '#contract/income/reading'
import type { Report } from '#contract/income/report'
import { readReportAgain } from '#contract/income/report-calls'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Checkbox } from '../../../../ui/checkbox'
import { useDeed } from './use-deed'

type ReadAgainProps = {
  report: Pick<Report, 'id' | 'version' | 'payer'>
  given: ReadingOverrides
  onUndo: () => void
}

/** Reading a large file takes a while: corrections are gathered before it begins. */
export function ReadAgain({ report: { id, version, payer }, given, onUndo }: ReadAgainProps) {
  const t = useWords('report-check')
  const [run, isBusy] = useDeed()
  const [isRemembered, setIsRemembered] = useState(false)
  const read = () =>
    run(
      () => api(readReportAgain, { id, version, given, is_remembered: isRemembered }),
      t('read.done'),
      onUndo,
    )
  return (
    <div className="mt-3 rounded-control bg-amber-wash px-4 py-3 text-sm">
      <p className="font-semibold">{t('read.changed')}</p>
      <p className="text-soft">{t('read.loses')}</p>
      <Checkbox checked={isRemembered} onChange={event => setIsRemembered(event.target.checked)}>
        {t('read.remember', { payer: payer.name })}
      </Checkbox>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="ink" loading={isBusy} onClick={() => void read()}>
          {t('read.submit')}
        </Button>
        <Button size="small" onClick={onUndo}>
          {t('read.undo')}
        </Button>
      </div>
    </div>
  )
}
