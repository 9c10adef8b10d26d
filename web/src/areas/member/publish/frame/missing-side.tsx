import ChevronUp from 'lucide-react/icons/chevron-up'
import { useState } from 'react'
import { useOnce } from '../../../../features/forms/use-once'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { openReasons } from '../../../../features/works/reasons/followed-reasons'
import { groupOf } from '../../../../features/works/work-groups'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { MissingList } from './missing-list'
import type { StepFrameProps } from './step-frame'

type MissingSideProps = Pick<StepFrameProps, 'step' | 'useNext'>

/** Always says what is still missing and goes there; on a phone it is a bar along the lower edge that opens. */
export function MissingSide({ step, useNext }: MissingSideProps) {
  const t = useWords('publish')
  const shell = useWords('shell')
  const { keeper, state, missing, reasons, areFilesKnown, goTo } = useOpenDraft()
  const next = useNext()
  const [once, isGoing] = useOnce()
  const goOn = () =>
    once(async () => {
      await keeper.flush()
      await next.onGo()
    })
  const [isOpen, setIsOpen] = useState(false)
  const go = (key: string) => {
    if (!isOpen) return goTo(key)
    setIsOpen(false)
    afterClosing(() => goTo(key))
  }
  const count = missing.length
  const isToSign = groupOf(state.work.status) === 'signing'
  const nothing = isToSign ? 'missing.signature' : areFilesKnown ? 'missing.none' : 'missing.label'
  const open = openReasons(reasons).length
  const whole = open > 0 ? t('reason.open', { count: open }) : t(nothing)
  const summary = count === 0 ? whole : t('missing.count', { count })
  const list = <MissingList step={step} onGo={go} />
  return (
    <aside
      aria-label={t('missing.label')}
      data-bottom-bar
      className="sticky bottom-[calc(var(--demo-phone,0px)+0.75rem)] z-10 flex flex-col rounded-card border border-line bg-raised px-3 py-2.5 shadow-lift max-lg:flex-row max-lg:items-center max-lg:gap-2 lg:top-6 lg:bottom-auto lg:max-h-[calc(100dvh-3rem)] lg:px-6 lg:py-5.5"
    >
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control px-2 text-left font-semibold lg:hidden"
      >
        <ChevronUp aria-hidden="true" className="size-5 shrink-0 text-soft" />
        <span className={count + open > 0 ? 'text-accent' : areFilesKnown ? 'text-river' : 'text-soft'}>
          {summary}
        </span>
      </button>
      <div className="flex min-h-0 flex-1 flex-col max-lg:hidden">
        <h2 className="text-lg">{summary}</h2>
        <div className="mt-2 -mr-3 min-h-0 overflow-y-auto pr-3">{list}</div>
      </div>
      {!next.isHidden && (
        <Button
          variant="main"
          loading={isGoing || next.isBusy}
          onClick={() => void goOn()}
          className="shrink-0 max-sm:px-4 lg:mt-5 lg:w-full"
        >
          {next.label}
        </Button>
      )}
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={summary} closeLabel={shell('problem.close')}>
        {list}
      </Dialog>
      {next.dialog}
    </aside>
  )
}

/** A sheet that has closed gives the focus back to the bar; whoever wants it elsewhere waits for that. */
function afterClosing(deed: () => void) {
  const look = () => {
    if (document.querySelector('[role="dialog"]')) requestAnimationFrame(look)
    else setTimeout(deed, 50)
  }
  requestAnimationFrame(look)
}
