import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { assignMoveInFile, type MoveIn, type MoveInFile } from '#contract/move-in/calls'
import type { MaterialType } from '#contract/works/material'
import { useOnce } from '../../../features/forms/use-once'
import { fileSize } from '../../../features/materials/file-size'
import { api } from '../../../lib/api'
import { CallRefused } from '../../../lib/api-client'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/field'
import { Select } from '../../../ui/select'
import { TextInput } from '../../../ui/text-input'
import { useToast } from '../../../ui/toast'
import { lostFilesQuery, refreshMoveIn } from './move-in-queries'

const types = ['music', 'cover', 'lyric'] as const satisfies readonly MaterialType[]

export function LostFiles({ moveIn }: { moveIn: MoveIn }) {
  const t = useWords('move-in')
  const { data: files = [] } = useQuery(lostFilesQuery(moveIn.id))
  return (
    <section aria-labelledby="lost-files" className="rounded-control bg-amber-wash px-4 py-3.5">
      <h3 id="lost-files" className="font-semibold">
        {t('files.lost', { count: moveIn.files.unmatched })}
      </h3>
      <p className="text-sm text-soft">{t('files.lostText')}</p>
      <ul className="mt-3 grid gap-3">
        {files
          .filter(({ state }) => state === 'ready')
          .map(file => (
            <LostFile key={file.id} file={file} />
          ))}
      </ul>
    </section>
  )
}

function typeOf(name: string): (typeof types)[number] {
  if (/\.(jpe?g|png)$/i.test(name)) return 'cover'
  return /\.(lrc|txt)$/i.test(name) ? 'lyric' : 'music'
}

function LostFile({ file: { id, name, size } }: { file: MoveInFile }) {
  const t = useWords('move-in')
  const toast = useToast()
  const [once, isBusy] = useOnce()
  const [row, setRow] = useState('')
  const [type, setType] = useState<string>(() => typeOf(name))
  const [problem, setProblem] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    void once(async () => {
      setProblem('')
      try {
        const asked = { file_id: id, position: Number(row), type: type as MaterialType }
        await api(assignMoveInFile, asked, { showsFields: true })
      } catch (error) {
        if (error instanceof CallRefused) setProblem(error.fields[0]?.message ?? error.message)
        throw error
      }
      toast({ title: t('files.assigned', { name, row }), tone: 'river' })
      await refreshMoveIn()
    })
  }

  return (
    <li className="rounded-control bg-surface p-3">
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <p className="min-w-0 flex-1 basis-56 self-center break-words">
          {name} <span className="num text-sm text-soft">{fileSize(size)}</span>
        </p>
        <div className="w-36">
          <Select
            label={t('files.type', { name })}
            value={type}
            onChange={setType}
            options={types.map(value => ({ value, label: t(`type.${value}`) }))}
          />
        </div>
        <Field label={t('files.row', { name })} hideLabel error={problem || undefined} className="w-28">
          <TextInput
            inputMode="numeric"
            className="num"
            value={row}
            placeholder={t('files.rowLabel')}
            onChange={event => setRow(event.target.value.replace(/\D/g, '').slice(0, 5))}
          />
        </Field>
        <Button type="submit" loading={isBusy} disabled={row === ''}>
          {t('files.assign')}
        </Button>
      </form>
    </li>
  )
}
