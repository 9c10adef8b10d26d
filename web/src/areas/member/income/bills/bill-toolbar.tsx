import { billsExportPath } from '#contract/income/bill-calls'
import { ExportLinks } from '../../../../features/export/export-links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Checkbox } from '../../../../ui/checkbox'
import type { OwnBill } from '../bill-queries'
import { filterOf, type ListState } from './list-state'

type BillToolbarProps = {
  state: ListState
  /** Those on the screen that wait for a word. */
  confirmable: OwnBill[]
  chosen: OwnBill[]
  onChoose: (ids: number[]) => void
  onConfirm: (bills: OwnBill[]) => void
}

/** Above the list: confirming several, and taking it along. */
export function BillToolbar({ state, confirmable, chosen, onChoose, onConfirm }: BillToolbarProps) {
  const t = useWords('bills')
  const isAll = confirmable.length > 0 && chosen.length === confirmable.length
  const wanted = chosen.length > 0 ? chosen : confirmable
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div className="flex flex-wrap items-center gap-x-4">
        {confirmable.length > 1 && (
          <>
            <span className="max-md:hidden">
              <Checkbox
                checked={isAll}
                indeterminate={chosen.length > 0 && !isAll}
                onChange={event => onChoose(event.target.checked ? confirmable.map(({ id }) => id) : [])}
              >
                <span className="num text-sm text-soft">
                  {chosen.length > 0
                    ? t('chosen', { count: chosen.length })
                    : t('toChoose', { count: confirmable.length })}
                </span>
              </Checkbox>
            </span>
            <Button size="small" variant="ink" onClick={() => onConfirm(wanted)}>
              {chosen.length > 0
                ? t('confirm.chosen', { count: chosen.length })
                : t('confirm.all', { count: confirmable.length })}
            </Button>
          </>
        )}
      </div>
      <ExportLinks path={billsExportPath} query={filterOf(state)} />
    </div>
  )
}
