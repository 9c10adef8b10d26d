import { useState } from 'react'
import { agreements } from '#contract/identity/registration-calls'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { AskFirst, type Question } from './ask-first'
import type { ContentKeeper, KeeperState } from './content-keeper'
import { HistoryDialog } from './history-dialog'
import { MoreMenu } from './more-menu'
import type { Item } from './new-item'
import { PreviewDialog } from './preview-dialog'
import { SaveState } from './save-state'
import { ScheduleDialog } from './schedule-dialog'
import { useDeeds } from './use-deeds'

type Opened = 'preview' | 'history' | 'schedule'
type ActionBarProps = { item: Item; keeper: ContentKeeper; state: KeeperState }

/** In sight all the while: what becomes of what was written. */
export function ActionBar({ item, keeper, state }: ActionBarProps) {
  const t = useWords('content')
  const deeds = useDeeds(keeper)
  const [opened, setOpened] = useState<Opened>()
  const [question, setQuestion] = useState<Question>()
  const { id } = item
  const isBinned = item.state === 'binned'
  const isScheduled = item.state === 'scheduled'
  const isAllShown = item.state === 'shown' && isUpToDate(item, state)
  const canPublish = item.can.edit && !isAllShown && !isBinned
  const isAgreement = item.kind === 'page' && agreements.some(page => page === item.number)
  const publish = () => (isAgreement ? setQuestion('agreement') : void deeds.publish())
  const schedule = canPublish && !isScheduled ? () => setOpened('schedule') : undefined
  const cancel = isScheduled && item.can.edit ? () => void deeds.cancel() : undefined
  const close = () => setOpened(undefined)
  return (
    <div className="sticky bottom-[var(--demo-phone,0px)] z-10 -mx-2 mt-10 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-2 py-3 sm:py-4">
      {isBinned ? (
        <Button variant="main" loading={deeds.isBusy} onClick={() => void deeds.bin(false)}>
          {t('deed.unbin')}
        </Button>
      ) : (
        <Button variant="main" loading={deeds.isBusy} disabled={!canPublish} onClick={publish}>
          {t(isAllShown ? 'deed.isShown' : 'deed.publish')}
        </Button>
      )}
      {schedule && (
        <Button className="max-sm:hidden" onClick={schedule}>
          {t('deed.schedule')}
        </Button>
      )}
      {cancel && (
        <Button className="max-sm:hidden" disabled={deeds.isBusy} onClick={cancel}>
          {t('deed.cancel')}
        </Button>
      )}
      <Button onClick={() => setOpened('preview')}>{t('deed.preview')}</Button>
      {id !== undefined && (
        <>
          <Button className="max-sm:hidden" onClick={() => setOpened('history')}>
            {t('deed.history')}
          </Button>
          <MoreMenu
            item={item}
            onSchedule={schedule}
            onCancel={cancel}
            onHistory={() => setOpened('history')}
            onAsk={setQuestion}
          />
        </>
      )}
      {item.can.edit && !isBinned && <SaveState state={state} onRetry={() => void keeper.flush()} />}
      {opened === 'schedule' && (
        <ScheduleDialog
          isAgreement={isAgreement}
          isBusy={deeds.isBusy}
          onSchedule={deeds.publish}
          onClose={close}
        />
      )}
      {opened === 'preview' && <PreviewDialog draft={state.draft} onClose={close} />}
      {opened === 'history' && id !== undefined && (
        <HistoryDialog item={item} id={id} draft={state.draft} deeds={deeds} onClose={close} />
      )}
      <AskFirst question={question} deeds={deeds} onClose={() => setQuestion(undefined)} />
    </div>
  )
}

/** What is known of the item is as new as what was written. */
function isUpToDate(item: Item, { saving, revision }: KeeperState): boolean {
  return saving !== 'waiting' && saving !== 'saving' && item.revision === revision
}
