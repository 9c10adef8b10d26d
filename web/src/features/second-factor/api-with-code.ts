// `apiWithCode(makeBatch, input)`: a call of staff that takes a code of the authenticator app. The dialog asks for it, on top
// of whatever the screen shows: what was entered there stays, whatever the code was.
import type { Call, OutputOf, SentInputOf } from '#contract/call'
import { api } from '../../lib/api'
import { CallRefused, NotSent, type SendOptions, type Sent, TransportFailure } from '../../lib/api-client'
import { isRefusal } from '../../lib/is-refusal'

export interface Asked {
  /** What the code is for, where the screen below does not say it. */
  title?: string
  text?: string
  submit?: string
}

interface Question extends Asked {
  /** Sends the request with this code; throws what the dialog has to show, and settles the call with everything else. */
  send(code: string): Promise<void>
  giveUp(): void
}

type WithoutCode<C extends Call> = Omit<SentInputOf<C>, 'code'>

let open: Question | undefined
const listeners = new Set<() => void>()

export const openQuestion = () => open
export function onQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
function ask(question: Question | undefined) {
  open = question
  for (const listener of listeners) listener()
}

/** About the code, or about how often codes were tried: said at the field, and the next code is typed there. */
export function isAboutCode(error: unknown): error is CallRefused {
  if (!(error instanceof CallRefused)) return false
  if (error.fields.length > 0) return error.fields.some(({ field }) => field === 'code')
  return isRefusal(error, 'wrongCode') || isRefusal(error, 'tooManyRequests')
}

/** An answer that was lost is fetched by sending the same once more, with the same code. */
const isForDialog = (error: unknown) => isAboutCode(error) || error instanceof TransportFailure

export function apiWithCode<C extends Call>(
  call: C,
  input: WithoutCode<C>,
  { title, text, submit, ...options }: Asked & SendOptions = {},
): Promise<Sent<OutputOf<C>>> {
  open?.giveUp()
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      ask(undefined)
      end()
    }
    ask({
      ...{ title, text, submit },
      giveUp: () => settle(() => reject(new NotSent())),
      async send(code) {
        const shows = (error: unknown) => isForDialog(error) || (options.shows?.(error) ?? false)
        try {
          const sent = await api(call, { ...input, code } as SentInputOf<C>, { ...options, shows })
          settle(() => resolve(sent))
        } catch (error) {
          if (isForDialog(error)) throw error
          settle(() => reject(error))
        }
      },
    })
  })
}
