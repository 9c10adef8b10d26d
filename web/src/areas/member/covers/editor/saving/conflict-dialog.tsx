// Two tabs or two colleagues on one design: the later is told, and nothing is lost whatever they choose.
import { useNavigate } from 'react-router'
import { createDesign } from '#contract/covers/design-calls'
import { useOnce } from '../../../../../features/forms/use-once'
import { api } from '../../../../../lib/api'
import { links } from '../../../../../lib/links'
import { useLanguage, useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { Dialog } from '../../../../../ui/dialog'
import { useEditor } from '../state/use-editor'
import type { DesignKeeper } from './design-keeper'
import { forgetScene } from './kept-scene'
import { useKeeperState } from './use-keeper'

export function ConflictDialog({ keeper, workId }: { keeper: DesignKeeper; workId: number | undefined }) {
  const t = useWords('cover-editor')
  const language = useLanguage()
  const editor = useEditor()
  const navigate = useNavigate()
  const [once, isBusy] = useOnce()
  const { theirs, name } = useKeeperState(keeper)
  if (!theirs) return null
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' })

  const keepMine = () =>
    once(async () => {
      const copy = {
        name: t('conflict.copyName', { name }).slice(0, 80),
        scene: editor.scene,
        work_id: workId,
      }
      const { data } = await api(createDesign, copy)
      forgetScene(theirs.id)
      await navigate(links.editCover(data.id))
    })

  return (
    <Dialog
      open
      onOpenChange={() => {}}
      title={t('conflict.title')}
      description={t('conflict.text', {
        who: theirs.saved_by,
        time: time.format(new Date(theirs.saved_at)),
      })}
      closeLabel={t('close')}
      size="small"
      actions={
        <>
          <Button variant="line" disabled={isBusy} onClick={keeper.takeTheirs}>
            {t('conflict.theirs')}
          </Button>
          <Button variant="ink" loading={isBusy} onClick={() => void keepMine()}>
            {t('conflict.mine')}
          </Button>
        </>
      }
    >
      <p className="text-soft">{t('conflict.hint')}</p>
    </Dialog>
  )
}
