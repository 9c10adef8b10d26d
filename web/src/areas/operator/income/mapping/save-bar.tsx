import { useNavigate } from 'react-router'
import type { Report } from '#contract/income/report'
import { readReportAgain } from '#contract/income/report-calls'
import { useUnsaved } from '../../../../features/forms/unsaved-changes'
import { api } from '../../../../lib/api'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/class-names'
import { useDeed } from '../report/use-deed'
import type { Mapping } from './use-mapping'

type SaveBarProps = { report: Report; table: number | undefined; mapping: Mapping; canSave: boolean }

/** For this report alone, or for all files that its payer sends from now on; for a table, for that one alone. Either way the file is read again. */
export function SaveBar({ report: { id, version, payer }, table, mapping, canSave }: SaveBarProps) {
  const t = useWords('report-check')
  const navigate = useNavigate()
  const [run, isBusy] = useDeed()
  const { given, isChanged, undo } = mapping
  useUnsaved(`mapping-${id}-${table ?? ''}`, isChanged && !isBusy, undo)
  const save = (is_remembered: boolean) =>
    void run(
      () => api(readReportAgain, { id, version, given, is_remembered, ...(table && { table }) }),
      t('read.done'),
      () => void navigate(links.operatorReport(id)),
    )
  const isOff = !isChanged || !canSave || isBusy
  return (
    // On a phone it takes no room from the table until there is something to save.
    <div
      className={cx(
        'sticky bottom-[var(--demo-phone,0px)] z-30 -mx-2 mt-8 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-2 py-4 max-sm:gap-2 max-sm:py-2',
        !isChanged && 'max-sm:hidden',
      )}
    >
      <Button variant="main" disabled={isOff} onClick={() => save(false)}>
        {t(table ? 'mapping.saveTable' : 'mapping.saveHere')}
      </Button>
      {!table && (
        <Button variant="ink" disabled={isOff} onClick={() => save(true)}>
          {t('mapping.saveAll', { payer: payer.name })}
        </Button>
      )}
      <Button variant="quiet" disabled={!isChanged || isBusy} onClick={undo}>
        {t('read.undo')}
      </Button>
      <p aria-live="polite" className="text-sm text-soft max-sm:sr-only">
        {t(isChanged ? 'mapping.changed' : 'mapping.unchanged')}
      </p>
    </div>
  )
}
