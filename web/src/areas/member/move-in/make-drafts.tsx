import { type MoveIn, makeMoveInDrafts } from '#contract/move-in/calls'
import { useOnce } from '../../../features/forms/use-once'
import { refreshWorks } from '../../../features/works/work-queries'
import { api } from '../../../lib/api'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { ButtonLink } from '../../../ui/button-link'
import { Notice } from '../../../ui/notice'
import { UploadProgress } from '../../../ui/upload-progress'
import { refreshMoveIn } from './move-in-queries'

export function MakeDrafts({ moveIn }: { moveIn: MoveIn }) {
  const t = useWords('move-in')
  const [once, isBusy] = useOnce()
  const { releases, can, state, rows } = moveIn
  const make = () =>
    once(async () => {
      await api(makeMoveInDrafts, {})
      await Promise.all([refreshMoveIn(), refreshWorks()])
    })
  if (state === 'making') {
    const words = t('make.running', { made: releases.made, total: releases.total })
    return (
      <div aria-live="polite">
        <p className="num font-semibold">{words}</p>
        <UploadProgress
          state="sending"
          value={releases.made / Math.max(1, releases.total)}
          label={t('make.progress')}
        />
      </div>
    )
  }
  return (
    <>
      {releases.made > 0 && (
        <Notice
          tone="river"
          title={t('made.title', { count: releases.made })}
          action={
            <ButtonLink to={links.works} variant="main" size="small">
              {t('made.works')}
            </ButtonLink>
          }
        >
          {t('made.text')}
        </Notice>
      )}
      {releases.made < releases.total && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="main" loading={isBusy} disabled={!can.make} onClick={() => void make()}>
            {releases.made === 0 && rows.with_errors === 0
              ? t('make', { count: releases.total })
              : t('make.none')}
          </Button>
          {rows.with_errors > 0 && <p className="text-sm text-soft">{t('make.hint')}</p>}
        </div>
      )}
    </>
  )
}
