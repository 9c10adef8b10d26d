import { useEffect, useRef, useState } from 'react'
import { CallRefused, TransportFailure } from '../../lib/api-client'
import { reportProblem } from '../../lib/problems'

interface Sent {
  target: string | undefined
  /** As it is shown. */
  to: string
  /** Until then the server sends no other code there. */
  waitUntil: number
}

type Request = () => Promise<{ to: string; waitSeconds: number }>
export type Sending = ReturnType<typeof useSending>

/** Has a code sent to `target` and counts down to the next one. `field`: what the server calls the target. */
export function useSending(target: string | undefined, field: string, request: Request) {
  const [isSending, setIsSending] = useState(false)
  const [latest, setLatest] = useState<Sent>()
  const [refused, setRefused] = useState<{ target: string | undefined; message: string }>()
  const isUnderWay = useRef(false)
  // Another number or address has had no code yet, and owes no wait.
  const sent = latest?.target === target ? latest : undefined
  const secondsLeft = useSecondsLeft(sent?.waitUntil)

  /** Answers whether a code is on its way. */
  async function send(): Promise<boolean> {
    if (isUnderWay.current || secondsLeft > 0) return false
    isUnderWay.current = true
    setIsSending(true)
    setRefused(undefined)
    try {
      const { to, waitSeconds } = await request()
      setLatest({ target, to, waitUntil: Date.now() + waitSeconds * 1000 })
      return true
    } catch (error) {
      if (error instanceof CallRefused) setRefused({ target, message: whyNot(error, field) })
      else if (!(error instanceof TransportFailure)) {
        // The browser could not do the captcha's work.
        reportProblem({ kind: 'transport', detail: String(error) })
      }
      return false
    } finally {
      isUnderWay.current = false
      setIsSending(false)
    }
  }

  const problem = refused?.target === target ? refused?.message : undefined
  const forgetProblem = () => setRefused(undefined)
  return { send, isSending, secondsLeft, sentTo: sent?.to, problem, forgetProblem }
}

/** What is wrong with the number or address says more than that something is. */
const whyNot = ({ fields, message }: CallRefused, asked: string) =>
  fields.find(({ field }) => field === asked)?.message ?? message

export const isRefused = (error: unknown) => error instanceof CallRefused

function useSecondsLeft(until: number | undefined): number {
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (until === undefined) return
    setNow(Date.now())
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  if (until === undefined) return 0
  return Math.max(0, Math.ceil((until - Math.max(now, Date.now())) / 1000))
}
