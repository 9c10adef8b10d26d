import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { type DesignVersionRow, designLimits } from '#contract/covers/design'
import { keepDesignVersion } from '#contract/covers/design-calls'
import { api } from '../../../../../lib/api'
import { formatMoment } from '../../../../../lib/format'
import { useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { cx } from '../../../../../ui/class-names'
import { Dialog } from '../../../../../ui/dialog'
import { Field } from '../../../../../ui/field'
import { Skeleton } from '../../../../../ui/skeleton'
import { TextInput } from '../../../../../ui/text-input'
import { useToast } from '../../../../../ui/toast'
import { BlobPicture } from '../../blob-picture'
import type { EditorDesk } from '../checks/editor-desk'
import { useEditor } from '../state/use-editor'
import { versionQuery, versionsQuery } from './version-queries'

interface VersionsDialogProps {
  designId: number
  desk: EditorDesk
  open: boolean
  onOpenChange(open: boolean): void
  /** What is kept under a name is what the server has: whatever is not saved yet goes there first. */
  saveNow(): Promise<unknown>
}

/** How the design was before: looked at, gone back to, and the present state kept under a name. */
export function VersionsDialog({ designId, desk, open, onOpenChange, saveNow }: VersionsDialogProps) {
  const t = useWords('cover-editor')
  const [chosen, setChosen] = useState<number>()
  const query = useInfiniteQuery({ ...versionsQuery(designId), enabled: open })
  const versions = query.data?.pages.flatMap(page => page.items) ?? []
  const shown = versions.find(({ id }) => id === chosen) ?? versions[0]
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('versions.label')}
      description={t('versions.text', { minutes: designLimits.versionMinutes })}
      closeLabel={t('panel.close')}
      size="large"
    >
      <KeepForm designId={designId} saveNow={saveNow} onKept={setChosen} />
      <div className="mt-5 grid gap-6 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="min-w-0">
          {query.isLoading && <Skeleton className="h-48 w-full" />}
          {query.isError && (
            <div role="alert" className="space-y-3">
              <p className="text-accent">{t('versions.failed')}</p>
              <Button size="small" onClick={() => void query.refetch()}>
                {t('check.retry')}
              </Button>
            </div>
          )}
          {query.data && versions.length === 0 && <p className="text-soft">{t('versions.none')}</p>}
          <ul className="divide-y divide-line border-y border-line empty:hidden">
            {versions.map(version => (
              <li key={version.id}>
                <VersionLine
                  version={version}
                  isChosen={version.id === shown?.id}
                  onChoose={() => setChosen(version.id)}
                />
              </li>
            ))}
          </ul>
          {query.hasNextPage && (
            <Button
              size="small"
              className="mt-4"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('versions.more')}
            </Button>
          )}
        </div>
        {shown && (
          <Preview
            key={shown.id}
            designId={designId}
            version={shown}
            desk={desk}
            onBack={() => onOpenChange(false)}
          />
        )}
      </div>
    </Dialog>
  )
}

interface VersionLineProps {
  version: DesignVersionRow
  isChosen: boolean
  onChoose(): void
}

function VersionLine({ version, isChosen, onChoose }: VersionLineProps) {
  const t = useWords('cover-editor')
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx(
        'flex min-h-12 w-full flex-wrap items-center justify-between gap-x-4 px-2 py-2 text-left hover:bg-sunken',
        isChosen && 'bg-sunken',
      )}
    >
      <span className={cx('min-w-0 truncate', version.name ? 'font-semibold' : 'text-soft')}>
        {version.name || t('versions.automatic')}
      </span>
      <span className="num text-sm text-soft">
        {formatMoment(version.saved_at)}
        {' · '}
        {version.saved_by}
      </span>
    </button>
  )
}

interface KeepFormProps {
  designId: number
  saveNow(): Promise<unknown>
  onKept(versionId: number): void
}

function KeepForm({ designId, saveNow, onKept }: KeepFormProps) {
  const t = useWords('cover-editor')
  const toast = useToast()
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  // An answer that is lost and asked for again keeps nothing twice.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '' || isBusy) return
    setBusy(true)
    try {
      await saveNow()
      const { data } = await api(keepDesignVersion, {
        id: designId,
        name: name.trim(),
        idempotency_key: key,
      })
      await client.invalidateQueries(versionsQuery(designId))
      setName('')
      setKey(crypto.randomUUID())
      onKept(data.id)
      toast({ tone: 'river', title: t('versions.kept') })
    } catch {
      // The client has said why; the name stays in its field.
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={event => void keep(event)} className="flex flex-wrap items-end gap-3">
      <Field label={t('versions.name')} className="min-w-0 flex-1 basis-48">
        <TextInput
          value={name}
          maxLength={designLimits.name}
          onChange={event => {
            setName(event.target.value)
            setKey(crypto.randomUUID())
          }}
        />
      </Field>
      <Button type="submit" variant="ink" loading={isBusy} disabled={name.trim() === ''}>
        {t('versions.keep')}
      </Button>
    </form>
  )
}

interface PreviewProps {
  designId: number
  version: DesignVersionRow
  desk: EditorDesk
  onBack(): void
}

const side = 512

function Preview({ designId, version, desk, onBack }: PreviewProps) {
  const t = useWords('cover-editor')
  const editor = useEditor()
  const toast = useToast()
  const { data, isError } = useQuery(versionQuery(designId, version.id))
  const [picture, setPicture] = useState<Blob>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!data) return
    let isOver = false
    desk
      .draw(data, side)
      .then(drawn => isOver || setPicture(drawn))
      .catch(() => isOver || setFailed(true))
    return () => {
      isOver = true
    }
  }, [desk, data])
  const goBack = () => {
    if (!data) return
    editor.pictures.learn(data.images)
    editor.set(data.scene)
    toast({ title: t('versions.back', { when: formatMoment(version.saved_at) }) })
    onBack()
  }
  return (
    <div className="space-y-3 max-sm:order-first">
      <div className="aspect-square overflow-hidden rounded-control bg-sunken max-sm:mx-auto max-sm:w-48">
        {picture && <BlobPicture picture={picture} alt={t('versions.preview')} />}
        {!picture && !isFailed && !isError && <Skeleton className="size-full" />}
        {(isFailed || isError) && (
          <p className="grid size-full place-items-center p-4 text-center text-soft">
            {t('versions.noPreview')}
          </p>
        )}
      </div>
      <Button block disabled={!data} onClick={goBack}>
        {t('versions.goBack')}
      </Button>
    </div>
  )
}
