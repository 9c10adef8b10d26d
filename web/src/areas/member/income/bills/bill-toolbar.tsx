import Download from 'lucide-react/icons/download'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Checkbox } from '../../../../ui/checkbox'
import type { OwnBill } from '../bill-queries'
import { exportAddress, type ListState } from './list-state'

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
      <ExportLinks csv={exportAddress(state, 'csv')} xlsx={exportAddress(state, 'xlsx')} />
    </div>
  )
}

const exportClass =
  'inline-flex min-h-11 items-center text-sm font-semibold text-river underline-offset-4 hover:underline'

type ExportLinksProps = { csv: string; xlsx: string; what?: string }

export function ExportLinks({ csv, xlsx, what }: ExportLinksProps) {
  const t = useWords('bills')
  return (
    <p className="flex items-center gap-3 text-sm text-soft">
      <Download aria-hidden="true" className="size-4.5" />
      {what}
      {Object.entries({ CSV: csv, XLSX: xlsx }).map(([format, address]) => (
        <a
          key={format}
          href={address}
          download
          className={exportClass}
          aria-label={t('export.as', { format })}
        >
          {format}
        </a>
      ))}
    </p>
  )
}
