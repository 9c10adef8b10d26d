import { type FormEvent, useState } from 'react'
import { type MoveInRow, saveMoveInRow } from '#contract/move-in/calls'
import { longestCell, type MoveInColumn, type MoveInValues, moveInColumns } from '#contract/move-in/columns'
import { isNote } from '#contract/move-in/problems'
import { useOnce } from '../../../features/forms/use-once'
import { api } from '../../../lib/api'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { ButtonLink } from '../../../ui/button-link'
import { cx } from '../../../ui/class-names'
import { Field } from '../../../ui/field'
import { TextInput } from '../../../ui/text-input'
import { useToast } from '../../../ui/toast'
import { refreshMoveIn } from './move-in-queries'

type RowCardProps = { row: MoveInRow; mayEdit: boolean }

/** A track of the list: what is wrong stands beside the cell that it is wrong in, and is put right there. */
export function RowCard({ row, mayEdit }: RowCardProps) {
  const t = useWords('move-in')
  const { position, values, is_left_out, work_id, files } = row
  const [isOpen, setIsOpen] = useState(false)
  const title = values.track_title || t('row.untitled')
  const facts = [values.release_title, values.release_artists, values.original_release_date]
  const canEdit = mayEdit && work_id === null
  return (
    <li className={cx('border-b border-line py-4', is_left_out && 'opacity-70')}>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <span className="num w-10 shrink-0 pt-0.5 text-sm text-soft" title={t('row.number', { position })}>
          {position}
        </span>
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-semibold break-words">
            {title} <RowState row={row} />
          </h3>
          <p className="text-sm break-words text-soft">{facts.filter(Boolean).join(' · ')}</p>
          <p className="num text-sm break-words text-soft">
            {[values.upc && `UPC ${values.upc}`, values.isrc && `ISRC ${values.isrc}`]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {files.length > 0 && (
            <p className="text-sm break-words text-soft">
              {t('row.files', { names: files.map(({ name }) => name.split('/').at(-1)).join(', ') })}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {work_id !== null && (
            <ButtonLink to={links.step(1, work_id)} size="small" aria-label={t('row.openOf', { title })}>
              {t('row.open')}
            </ButtonLink>
          )}
          {canEdit && !is_left_out && (
            <Button
              size="small"
              aria-expanded={isOpen}
              aria-label={isOpen ? undefined : t('row.editAll', { position })}
              onClick={() => setIsOpen(!isOpen)}
            >
              {t(isOpen ? 'row.close' : 'row.edit')}
            </Button>
          )}
          {canEdit && <LeaveOut row={row} />}
        </div>
      </div>
      {!is_left_out && (isOpen || row.problems.length > 0) && (
        <RowFields
          // What the server says now is what stands in the fields.
          key={JSON.stringify(values)}
          row={row}
          columns={isOpen ? moveInColumns : columnsWithProblems(row)}
          mayEdit={canEdit}
          onSaved={() => setIsOpen(false)}
        />
      )}
    </li>
  )
}

const columnsWithProblems = ({ problems }: MoveInRow) =>
  moveInColumns.filter(column => problems.some(({ field }) => field === column))

function RowState({ row: { problems, is_left_out, work_id } }: { row: MoveInRow }) {
  const t = useWords('move-in')
  if (work_id !== null) return <Badge tone="river">{t('row.made')}</Badge>
  if (is_left_out) return <Badge>{t('row.leftOut')}</Badge>
  const errors = problems.filter(({ why }) => !isNote(why)).length
  if (errors > 0) return <Badge tone="accent">{t('row.error', { count: errors })}</Badge>
  if (problems.length > 0) return <Badge tone="amber">{t('row.note', { count: problems.length })}</Badge>
  return <Badge tone="river">{t('row.good')}</Badge>
}

function LeaveOut({ row: { id, is_left_out } }: { row: MoveInRow }) {
  const t = useWords('move-in')
  const [once, isBusy] = useOnce()
  const change = () =>
    once(async () => {
      await api(saveMoveInRow, { row_id: id, is_left_out: !is_left_out })
      await refreshMoveIn()
    })
  return (
    <Button size="small" variant="quiet" loading={isBusy} onClick={() => void change()}>
      {t(is_left_out ? 'row.takeIn' : 'row.leaveOut')}
    </Button>
  )
}

type RowFieldsProps = {
  row: MoveInRow
  columns: readonly MoveInColumn[]
  mayEdit: boolean
  onSaved: () => void
}

function RowFields({ row, columns, mayEdit, onSaved }: RowFieldsProps) {
  const t = useWords('move-in')
  const toast = useToast()
  const [once, isBusy] = useOnce()
  const [typed, setTyped] = useState<Partial<MoveInValues>>({})
  const { position, values, problems } = row

  function submit(event: FormEvent) {
    event.preventDefault()
    void once(async () => {
      const { data } = await api(saveMoveInRow, { row_id: row.id, values: typed })
      const words =
        data.others > 0
          ? t('row.savedOthers', { position, count: data.others })
          : t('row.saved', { position })
      toast({ title: words, tone: 'river' })
      onSaved()
      await refreshMoveIn()
    })
  }

  return (
    <form
      onSubmit={submit}
      aria-label={t('row.number', { position })}
      className="mt-3 grid gap-3 sm:grid-cols-2 sm:pl-14 lg:grid-cols-3"
    >
      {columns.map(column => {
        const said = problems.filter(({ field }) => field === column)
        const words = said.map(({ why, about }) => t(`problem.${why}`, { about })).join(' ')
        const isWrong = said.some(({ why }) => !isNote(why))
        return (
          <Field
            key={column}
            label={t(`column.${column}`)}
            error={isWrong ? words : undefined}
            hint={isWrong ? undefined : words || undefined}
          >
            <TextInput
              value={typed[column] ?? values[column] ?? ''}
              maxLength={longestCell}
              readOnly={!mayEdit}
              onChange={event => setTyped({ ...typed, [column]: event.target.value })}
            />
          </Field>
        )
      })}
      {mayEdit && (
        <div className="flex items-end sm:col-span-full">
          <Button
            type="submit"
            variant="ink"
            size="small"
            loading={isBusy}
            disabled={Object.keys(typed).length === 0}
          >
            {t('row.save')}
          </Button>
        </div>
      )}
    </form>
  )
}
