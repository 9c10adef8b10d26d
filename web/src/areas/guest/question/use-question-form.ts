import { type FormEvent, useEffect, useRef, useState } from 'react'
import { paths } from '#contract/paths'
import { tidyMobile } from '../../../features/forms/tidied'
import { useSendingKey } from '../../../features/support/sending-key'
import { CallRefused, send, TransportFailure } from '../../../lib/api-client'
import { useRootData } from '../../../lib/root-data'
import {
  checkQuestion,
  keepQuestion,
  noQuestion,
  type QuestionProblems,
  type QuestionValues,
  recallQuestion,
} from './question-values'

type Told = Partial<Record<keyof QuestionValues, string>>

/** Nothing is lost: what fails is only logged, and what was typed stays for another try. */
export function useQuestionForm() {
  const { isSignedIn } = useRootData()
  const form = useRef<HTMLFormElement>(null)
  const isUnderWay = useRef(false)
  const { keyFor, forget } = useSendingKey()
  const [values, setValues] = useState(noQuestion)
  const [problems, setProblems] = useState<QuestionProblems>({})
  const [told, setTold] = useState<Told>({})
  const [isSending, setIsSending] = useState(false)
  const [message, setMessage] = useState('')

  useEffect(() => {
    // Whoever was faster than the scripts has typed something already.
    const typed = Object.entries(Object.fromEntries(new FormData(form.current ?? undefined)))
    setValues({ ...recallQuestion(), ...Object.fromEntries(typed.filter(([, value]) => value !== '')) })
  }, [])
  useEffect(() => {
    if (Object.keys(problems).length + Object.keys(told).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems, told])

  function change(changes: Partial<QuestionValues>) {
    const next = { ...values, ...changes }
    keepQuestion(next)
    setValues(next)
    setMessage('')
    const isStill = ([name]: [string, unknown]) => !(name in changes)
    setProblems(before => Object.fromEntries(Object.entries(before).filter(isStill)))
    setTold(before => Object.fromEntries(Object.entries(before).filter(isStill)))
  }

  async function ask() {
    const mobile = values.mobile || (isSignedIn ? await ownMobile() : '')
    if (mobile !== values.mobile) setValues({ ...values, mobile })
    const captcha = isSignedIn ? undefined : await solve()
    const input = { ...values, mobile }
    const keyed = { ...input, captcha, idempotency_key: keyFor(input) }
    const { msg } = await send('POST', paths.askQuestion, keyed, { quiet: true })
    keepQuestion(noQuestion)
    setValues(noQuestion)
    setMessage(msg)
    forget()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isUnderWay.current) return
    const found = checkQuestion(values, isSignedIn)
    setProblems(found)
    setTold({})
    setMessage('')
    if (Object.keys(found).length > 0) return
    isUnderWay.current = true
    setIsSending(true)
    try {
      await ask()
    } catch (error) {
      if (error instanceof CallRefused) {
        setTold(Object.fromEntries(error.fields.map(({ field, message }) => [field, message])))
      } else if (!(error instanceof TransportFailure)) {
        // biome-ignore lint/suspicious/noConsole: a question that does not get through is logged and nothing else
        console.error(error)
      }
    } finally {
      isUnderWay.current = false
      setIsSending(false)
    }
  }

  const changeMobile = (typed: string) => change({ mobile: tidyMobile(typed) })
  return { form, values, problems, told, isSending, message, change, changeMobile, submit, isSignedIn }
}

/** Loaded when it is needed: most visitors only read. */
async function solve(): Promise<string> {
  const { solveCaptcha } = await import('../../../features/account/solve-captcha')
  return solveCaptcha({ quiet: true })
}

/** The number a member logs in with, as far as the page knows it. Without it the server fills it in. */
async function ownMobile(): Promise<string> {
  const { accountQuery, queryClient } = await import('../../../features/account/account-queries')
  try {
    return (await queryClient.ensureQueryData(accountQuery)).userinfo.username
  } catch {
    return ''
  }
}
