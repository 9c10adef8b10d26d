// Everything that is done to an item beside writing. What was written is saved first, and whoever comes late is told.
import { useState } from 'react'
import type { SentInputOf } from '#contract/call'
import {
  binContent,
  cancelPublication,
  discardDraft,
  publishContent,
  readContent,
  restoreVersion,
  unpublishContent,
} from '#contract/content/editing-calls'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { useToast } from '../../../../ui/toast'
import { refreshContent } from '../content-queries'
import type { ContentKeeper } from './content-keeper'
import { outcomeOf } from './use-keeper'

type Written = { id: number; revision: number }
type Deed = (written: Written) => Promise<{ data: { revision: number } }>

const shows = { shows: () => true }

export function useDeeds(keeper: ContentKeeper) {
  const t = useWords('content')
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)

  /** Answers whether it was done. */
  async function run(done: string, deed: Deed, changesDraft = false): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    try {
      return await attempt(done, deed, changesDraft)
    } finally {
      setIsBusy(false)
    }
  }

  async function attempt(done: string, deed: Deed, changesDraft: boolean): Promise<boolean> {
    if (!(await keeper.flush())) return false
    const { id, revision } = keeper.read()
    if (id === undefined) {
      keeper.complain({ '': t('deed.nothingYet') })
      return false
    }
    try {
      const { data } = await deed({ id, revision })
      if (changesDraft) keeper.adopt((await api(readContent, { id }, shows)).data)
      else keeper.follow(data.revision)
      toast({ title: done, tone: 'river' })
      return true
    } catch (error) {
      const outcome = await outcomeOf(error, { id, revision })
      if (outcome.is === 'behind') keeper.fallBehind()
      else if (outcome.is === 'refused') keeper.complain(outcome.problems)
      else toast({ title: t('deed.failed'), tone: 'accent' })
      return false
    } finally {
      await refreshContent()
    }
  }

  const publish = (at?: SentInputOf<typeof publishContent>['at']) =>
    run(t(at ? 'done.scheduled' : 'done.published'), written =>
      api(publishContent, { ...written, ...(at && { at }) }, shows),
    )
  return {
    isBusy,
    publish,
    cancel: () => run(t('done.cancelled'), written => api(cancelPublication, written, shows)),
    hide: () => run(t('done.hidden'), written => api(unpublishContent, written, shows)),
    discard: () => run(t('done.discarded'), written => api(discardDraft, written, shows), true),
    bin: (isBinned: boolean) =>
      run(t(isBinned ? 'done.binned' : 'done.unbinned'), written =>
        api(binContent, { ...written, isBinned }, shows),
      ),
    restore: (version: number) =>
      run(t('done.restored'), written => api(restoreVersion, { ...written, version }, shows), true),
  }
}

export type Deeds = ReturnType<typeof useDeeds>
