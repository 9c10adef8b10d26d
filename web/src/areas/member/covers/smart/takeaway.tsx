// Where a design goes: into the work, into another draft, or onto the member's own disk.
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { createDesign } from '#contract/covers/design-calls'
import { type FileKind, fileKinds, fileName, files, saveFile } from '../../../../features/covers/cover-files'
import type { Design } from '../../../../features/covers/cover-jobs'
import { useOnce } from '../../../../features/forms/use-once'
import { uploadDesk } from '../../../../features/materials/uploads/upload-desk'
import { useMay } from '../../../../features/works/use-role'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/class-names'
import { DropdownMenu, MenuItem } from '../../../../ui/dropdown-menu'
import { useToast } from '../../../../ui/toast'
import { ChooseDraft } from './choose-draft'
import type { Smart } from './use-smart'
import type { WorkBrief } from './use-work-brief'

export function Takeaway({ smart, design, work }: { smart: Smart; design: Design; work: WorkBrief }) {
  const t = useWords('covers')
  const toast = useToast()
  const navigate = useNavigate()
  const mayKeep = useMay(createDesign)
  const [busy, setBusy] = useState<'use' | 'download'>()
  const [once, isOpening] = useOnce()
  const [isChoosing, setChoosing] = useState(false)

  async function draw(kind: FileKind): Promise<File> {
    const blob = await smart.exportFile(design, files[kind])
    return new File([blob], fileName(smart.brief.title, kind), { type: blob.type })
  }

  async function attempt(what: 'use' | 'download', run: () => Promise<void>) {
    setBusy(what)
    try {
      await run()
    } catch {
      toast({ tone: 'accent', title: t('take.failed') })
    } finally {
      setBusy(undefined)
    }
  }

  const attachTo = (workId: number) =>
    attempt('use', async () => {
      uploadDesk.add(await draw('jpeg'), { workId, trackId: null, type: 'cover' })
      toast({ title: t('take.attached') })
      await navigate(links.step(2, workId))
    })

  /** The editor changes what is kept: the design goes there first. */
  const edit = async () => navigate(links.editCover(await smart.kept.keep(design.scene)))

  const canTake = work.work?.can.edit === true
  return (
    <div className="mt-5 space-y-3">
      {canTake && work.work ? (
        <Button
          variant="main"
          block
          loading={busy === 'use'}
          onClick={() => work.work && void attachTo(work.work.id)}
        >
          {t('take.useFor', { title: work.title || smart.brief.title })}
        </Button>
      ) : (
        <Button variant="main" block loading={busy === 'use'} onClick={() => setChoosing(true)}>
          {t('take.use')}
        </Button>
      )}
      <div className={cx('grid gap-3', mayKeep && 'grid-cols-2')}>
        {mayKeep && (
          <Button block loading={isOpening} onClick={() => void once(edit)}>
            {t('take.edit')}
          </Button>
        )}
        <DropdownMenu
          trigger={
            <Button variant="line" block loading={busy === 'download'}>
              {t('take.download')}
            </Button>
          }
        >
          {fileKinds.map(kind => (
            <MenuItem
              key={kind}
              onSelect={() => void attempt('download', async () => saveFile(await draw(kind)))}
            >
              {t(`take.${kind}`)}
            </MenuItem>
          ))}
        </DropdownMenu>
      </div>
      <ChooseDraft
        open={isChoosing}
        onOpenChange={setChoosing}
        onChoose={workId => {
          setChoosing(false)
          void attachTo(workId)
        }}
      />
    </div>
  )
}
