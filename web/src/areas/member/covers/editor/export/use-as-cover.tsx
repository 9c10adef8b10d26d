import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { attachDesign } from '#contract/covers/picture-calls'
import { uploadDesk } from '../../../../../features/materials/uploads/upload-desk'
import { workQuery } from '../../../../../features/works/one-work-queries'
import { api } from '../../../../../lib/api'
import { links } from '../../../../../lib/links'
import { useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { ConfirmDialog } from '../../../../../ui/confirm-dialog'
import { useToast } from '../../../../../ui/toast'
import { ChooseDraft } from '../../smart/choose-draft'
import { openPoints, type Point } from '../checks/points'
import type { Looked } from '../checks/use-look'
import { StepWords } from './step-words'
import { useDrawnFile } from './use-drawn-file'

interface UseAsCoverProps {
  designId: number
  looked: Looked
  name: string
  /** The release the design is made for. */
  work: { id: number; title: string } | null
  /** Before the page is left: what is not saved yet goes to the server. */
  saveNow(): Promise<unknown>
}

/** Puts the cover into its release, or into a draft that is chosen, and goes there. Open points are named first. */
export function UseAsCover({ designId, looked, name, work, saveNow }: UseAsCoverProps) {
  const t = useWords('cover-editor')
  const toast = useToast()
  const navigate = useNavigate()
  const { step, attempt } = useDrawnFile(looked.desk, name)
  const [asking, setAsking] = useState<'points' | 'draft'>()
  const own = useQuery({ ...workQuery(work?.id ?? 0), enabled: work !== null })
  const [open, setOpen] = useState<Point[]>([])
  const [isLooking, setLooking] = useState(false)

  const attach = (workId: number) => {
    setAsking(undefined)
    return attempt('jpeg', async file => {
      await saveNow()
      // A release that shows a generated picture says so from then on: the server knows what is in the design.
      await api(attachDesign, { id: designId, work_id: workId })
      uploadDesk.add(file, { workId, trackId: null, type: 'cover' })
      toast({ title: t('export.attached') })
      await navigate(links.step(2, workId))
    })
  }
  const begin = async () => {
    setLooking(true)
    // A check that does not come about keeps nobody from using the cover.
    const points = await looked.now().then(openPoints, () => [])
    setLooking(false)
    setOpen(points)
    if (points.length > 0) setAsking('points')
    else goOn()
  }
  const goOn = () => {
    if (work && own.data?.can.edit) return void attach(work.id)
    setAsking('draft')
  }
  return (
    <>
      <Button
        variant="main"
        size="small"
        loading={step !== undefined || isLooking || (work !== null && own.isLoading)}
        onClick={() => void begin()}
      >
        {t('export.use')}
      </Button>
      <StepWords step={step} />
      <ConfirmDialog
        open={asking === 'points'}
        onOpenChange={isOpen => setAsking(isOpen ? 'points' : undefined)}
        title={t('export.pointsTitle', { count: open.length })}
        confirmLabel={t('export.useAnyway')}
        cancelLabel={t('export.back')}
        onConfirm={goOn}
      >
        <ul className="list-disc space-y-1 pl-5">
          {open.map(({ name: point, ratio, needs, what }) => (
            <li key={point}>
              {t(`check.${point as 'title'}.open`)}
              {ratio !== undefined && needs !== undefined && ` ${t('check.ratio', { ratio, needs })}`}
              {what && ` ${what}`}
            </li>
          ))}
        </ul>
        <p className="mt-3">{t('export.pointsText')}</p>
      </ConfirmDialog>
      <ChooseDraft
        open={asking === 'draft'}
        onOpenChange={isOpen => setAsking(isOpen ? 'draft' : undefined)}
        onChoose={workId => void attach(workId)}
      />
    </>
  )
}
