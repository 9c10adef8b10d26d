import { useEffect } from 'react'
import { workKinds } from '#contract/works/work'
import { createWork } from '#contract/works/work-calls'
import { useNewWork } from '../../../../features/works/use-new-work'
import { useMay } from '../../../../features/works/use-role'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { ButtonLink } from '../../../../ui/button-link'
import { EmptyState } from '../../../../ui/empty-state'
import { FrameSkeleton } from './frame-skeleton'

/** A step without a work: an address that names a kind begins one, any other lets the visitor choose. */
export function NoWork({ kind: wanted }: { kind: string | null }) {
  const t = useWords('publish')
  const { begin, isBusy, hasFailed } = useNewWork({ replaces: true })
  const kind = workKinds.find(known => known === wanted)
  const mayPublish = useMay(createWork)
  useEffect(() => {
    if (kind && mayPublish) void begin(kind)
  }, [kind, mayPublish, begin])
  if (!mayPublish) return <OnlyLooking />
  if (kind && !hasFailed) {
    return (
      <div className="page pb-16" aria-busy="true">
        <FrameSkeleton />
      </div>
    )
  }
  return (
    <div className="page py-10">
      <EmptyState
        heading="h1"
        title={t('noWork.title')}
        action={
          <>
            <Button variant="main" loading={isBusy} onClick={() => void begin('single')}>
              {t('entry.single')}
            </Button>
            <Button variant="ink" loading={isBusy} onClick={() => void begin('album')}>
              {t('entry.album')}
            </Button>
          </>
        }
      >
        {t('noWork.text')}
      </EmptyState>
    </div>
  )
}

/** Not everybody in a company begins works. */
function OnlyLooking() {
  const t = useWords('publish')
  return (
    <div className="page py-10">
      <EmptyState
        heading="h1"
        title={t('readOnly.role')}
        action={
          <ButtonLink to={links.works} variant="ink">
            {t('frame.toWorks')}
          </ButtonLink>
        }
      >
        {t('readOnlyText.role')}
      </EmptyState>
    </div>
  )
}
