import { useState } from 'react'
import type { Call, SentInputOf } from '#contract/call'
import { apiWithFile } from '../../../lib/api'
import { CallRefused } from '../../../lib/api-client'
import { usePayoutDeed } from './use-payout-deed'

type Problems = Record<string, string>

/** A deed that goes out with a file. What is wrong is said at its field, also what the server alone can know. */
export function useFileDeed<C extends Call>(call: C, done: string, onClose: () => void) {
  const [run, isBusy] = usePayoutDeed()
  const [problems, setProblems] = useState<Problems>({})

  function propose(input: SentInputOf<C>, file: File | undefined, found: Problems) {
    setProblems(found)
    if (Object.keys(found).length === 0) void run(() => send(input, file), done, onClose)
  }
  async function send(input: SentInputOf<C>, file: File | undefined) {
    try {
      await apiWithFile(call, input, file, { showsFields: true })
    } catch (error) {
      if (error instanceof CallRefused)
        setProblems(Object.fromEntries(error.fields.map(({ field, message }) => [field, message])))
      throw error
    }
  }
  return { propose, problems, isBusy }
}
