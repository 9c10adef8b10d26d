// A step on the work's way: everything is saved first, a draft that was changed elsewhere is merged first, and what
// is missing is shown in its place.
import type { Call, OutputOf, SentInputOf } from '#contract/call'
import { refusals } from '#contract/errors'
import type { Missing } from '#contract/works/missing'
import { api } from '../../lib/api'
import { CallRefused } from '../../lib/api-client'
import { isRefusal } from '../../lib/is-refusal'
import { useWords } from '../../lib/words'
import { useToast } from '../../ui/toast'
import { useOnce } from '../forms/use-once'
import { useOpenDraft } from './draft/draft-context'
import { keyOf } from './missing-place'
import { useMissingSentence } from './work-labels'
import { refreshWorks } from './work-queries'

const isIncomplete = (error: unknown) => isRefusal(error, 'invalidInput')

type MoveCall = Call & { input: { _zod: { input: { id: unknown } } } }

export function useMoveWork() {
  const { keeper, state, missing, lookAgain, goTo } = useOpenDraft()
  const t = useWords('publish')
  const sentenceOf = useMissingSentence()
  const toast = useToast()
  const [once, isMoving] = useOnce()

  /** Whether these steps lack nothing. The page finds that by the server's own rule, so nobody has to ask and be refused. */
  async function isReady(...steps: Missing['step'][]): Promise<boolean> {
    const found = (await lookAgain()).filter(({ step }) => steps.includes(step))
    const [first] = found
    if (!first) return true
    const detail = found.length > 1 ? t('missing.count', { count: found.length }) : undefined
    toast({ tone: 'accent', title: sentenceOf(first), detail })
    goTo(keyOf(first))
    return false
  }

  /** Answers whether the work moved. `more` is what the call wants besides the id and the version. */
  function move<C extends MoveCall>(
    call: C,
    more: Partial<SentInputOf<C>> = {},
    then?: (answer: OutputOf<C>) => void | Promise<void>,
  ): Promise<boolean> {
    return once(async () => {
      const isSaved = await keeper.flush()
      // Moving on with half of it would lose the rest.
      if (!isSaved || keeper.read().clashes.length > 0) return refuse()
      const answer = await keeper.move(version => send(call, { id: state.work.id, version, ...more }))
      void refreshWorks()
      await then?.(answer)
    })
  }

  function refuse(): never {
    const { clashes } = keeper.read()
    const message = t(clashes.length > 0 ? 'save.changedElsewhere' : 'save.unreached')
    toast({ tone: 'accent', title: message })
    throw new CallRefused(refusals.conflict.code, message)
  }

  async function send<C extends MoveCall>(call: C, input: object): Promise<OutputOf<C>> {
    try {
      return (await api(call, input as SentInputOf<C>, { shows: isIncomplete })).data
    } catch (error) {
      if (isIncomplete(error)) showMissing(error.message)
      throw error
    }
  }

  /** The page knows by the same rule what is missing; only a file may have changed since it asked. */
  function showMissing(message: string) {
    void refreshWorks()
    toast({ tone: 'accent', title: message })
    const [first] = missing
    if (first) goTo(keyOf(first))
  }

  return { isReady, move, isMoving }
}
