import type { changeWorks } from '#contract/works/work-calls'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { say } from '../../../platform/texts/texts'
import { recall } from '../moves/member-moves'
import { takeOwnDown } from '../moves/take-down'
import { putIntoBin, takeOutOfBin } from './bin'

type Context = CallContext<typeof changeWorks>

/** Each work on its own: a refusal comes before anything of that work is written, so the others stand. */
export async function changeSeveralWorks(context: Context) {
  const { input } = context
  if (input.action === 'take_down' && !input.reason && !input.only_ask) {
    throw new Refusal('invalidInput', { fields: [{ field: 'reason', text: 'works.needsReason' }] })
  }
  if (input.only_ask) return withoutTrace(context.tx, () => changeEach(context))
  return changeEach(context)
}

async function changeEach(context: Context) {
  const { input, language } = context
  const outcome: { id: number; problem: string | null }[] = []
  // Always in one order, so that two requests never wait for each other.
  for (const id of [...new Set(input.ids)].sort((a, b) => a - b)) {
    const problem = await change(context, id).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      return say(textOf(error, input.action), language, error.details.params)
    })
    outcome.push({ id, problem })
  }
  return outcome
}

/** The answer comes from the rules themselves, and then nothing of it has happened. */
async function withoutTrace<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.run('savepoint asked', [])
  const answer = await work()
  await tx.run('rollback to savepoint asked', [])
  return answer
}

async function change(context: Context, id: number): Promise<null> {
  const { tx, actor, now, input } = context
  if (input.action === 'delete') await putIntoBin(tx, actor, id, now)
  else if (input.action === 'restore') await takeOutOfBin(tx, actor, id, now)
  else if (input.action === 'recall') await recall({ tx, actor, now, input: { id } })
  else await takeOwnDown({ tx, actor, now, input: { id, reason: input.reason ?? '' } })
  return null
}

/** Among several, each is told what the action is for, not that it has moved on. */
const isFor: Partial<Record<Context['input']['action'], string>> = {
  delete: 'works.onlyDraftsDelete',
  recall: 'works.onlyUnreviewedRecall',
  take_down: 'works.onlyReleasedTakeDown',
}

function textOf({ details, key }: Refusal, action: Context['input']['action']): string {
  if (details.text === 'works.cannotMove') return isFor[action] ?? details.text
  return details.text ?? `refusal.${key}`
}
