import { sendSms } from '#contract/identity/calls'
import type { SmsPurpose } from '#contract/identity/sms-purposes'
import { api } from '../../lib/api'
import { solveCaptcha } from '../account/solve-captcha'
import { isRefused, useSending } from './use-sending'

/** Sends a code to `mobile`, or to the account's own number, and counts down to the next one. */
export function useCodeSending(purpose: SmsPurpose, mobile: string | undefined) {
  return useSending(mobile, 'mobile', async () => {
    const captcha = await solveCaptcha()
    const { data } = await api(sendSms, { purpose, mobile, captcha }, { shows: isRefused })
    return { to: data.mobile_masked, waitSeconds: data.wait_seconds }
  })
}
