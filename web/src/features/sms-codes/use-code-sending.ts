import { useEffect, useRef, useState } from 'react'
import { sendSms } from '#contract/identity/calls'
import type { SmsPurpose } from '#contract/identity/sms-purposes'
import { api } from '../../lib/api'
import { CallRefused, TransportFailure } from '../../lib/api-client'
import { reportProblem } from '../../lib/problems'
import { solveCaptcha } from '../account/solve-captcha'

interface Sent {
  mobile: string | undefined
  masked: string
  /** Until then the server sends no other code to this number. */
  waitUntil: number
}

/** Sends a code to `mobile`, or to the account's own number, and counts down to the next one. */
export function useCodeSending(purpose: SmsPurpose, mobile: string | undefined) {
  const [isSending, setIsSending] = useState(false)
  const [latest, setLatest] = useState<Sent>()
  const [refused, setRefused] = useState<{ mobile: string | undefined; message: string }>()
  const isUnderWay = useRef(false)
  // Another number has had no code yet, and owes no wait.
  const sent = latest?.mobile === mobile ? latest : undefined
  const secondsLeft = useSecondsLeft(sent?.waitUntil)

  /** Answers whether a code is on its way. */
  async function send(): Promise<boolean> {
    if (isUnderWay.current || secondsLeft > 0) return false
    isUnderWay.current = true
    setIsSending(true)
    setRefused(undefined)
    try {
      const captcha = await solveCaptcha()
      const { data } = await api(sendSms, { purpose, mobile, captcha }, { shows: isRefused })
      setLatest({
        mobile,
        masked: data.mobile_masked,
        waitUntil: Date.now() + data.wait_seconds * 1000,
      })
      return true
    } catch (error) {
      if (error instanceof CallRefused) setRefused({ mobile, message: whyNot(error) })
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

  const problem = refused?.mobile === mobile ? refused?.message : undefined
  const forgetProblem = () => setRefused(undefined)
  return { send, isSending, secondsLeft, sentTo: sent?.masked, problem, forgetProblem }
}

/** What is wrong with the number says more than that something is. */
const whyNot = ({ fields, message }: CallRefused) =>
  fields.find(({ field }) => field === 'mobile')?.message ?? message

const isRefused = (error: unknown) => error instanceof CallRefused

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
