import type { changeWorks } from '#contract/works/work-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { say } from '../../../platform/texts/texts'
import { recall } from '../moves/member-moves'
import { takeOwnDown } from '../moves/take-down'
import { putIntoBin, takeOutOfBin } from './bin'

type Context = CallContext<typeof changeWorks>

/** Each work on its own: a refusal comes before anything of that work is written, so the others stand. */
export async function changeSeveralWorks(context: Context) {
  const { input, language } = context
  if (input.action === 'take_down' && !input.reason) {
    throw new Refusal('invalidInput', { fields: [{ field: 'reason', text: 'works.needsReason' }] })
  }
  const outcome: { id: number; problem: string | null }[] = []
  // Always in one order, so that two requests never wait for each other.
  for (const id of [...new Set(input.ids)].sort((a, b) => a - b)) {
    const problem = await change(context, id).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      return say(textOf(error), language, error.details.params)
    })
    outcome.push({ id, problem })
  }
  return outcome
}

async function change(context: Context, id: number): Promise<null> {
  const { tx, actor, now, input } = context
  if (input.action === 'delete') await putIntoBin(tx, actor, id, now)
  else if (input.action === 'restore') await takeOutOfBin(tx, actor, id, now)
  else if (input.action === 'recall') await recall({ tx, actor, now, input: { id } })
  else await takeOwnDown({ tx, actor, now, input: { id, reason: input.reason ?? '' } })
  return null
}

function textOf(refusal: Refusal): string {
  return refusal.details.text ?? `refusal.${refusal.key}`
}
