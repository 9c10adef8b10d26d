import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  type EvidenceKind,
  evidenceKinds,
  evidenceLimits,
  neededProofs,
} from '#contract/infringement/case-rules'
import { paths } from '#contract/paths'
import { tidyMobile } from '../../../features/forms/tidied'
import { useOnce } from '../../../features/forms/use-once'
import { useSendingKey } from '../../../features/support/sending-key'
import { CallRefused, send } from '../../../lib/api-client'
import { forgetInTab, keepInTab, recallFromTab } from '../../../lib/tab-memory'
import { useWords } from '../../../lib/words'
import { sendEvidence } from './send-evidence'

const keptAs = 'infringement claim'
const nothing = {
  ...{
    name: '',
    kind: 'person',
    company: '',
    register_number: '',
    role: 'owner',
    mobile: '',
    email: '',
    holder: '',
    postal_address: '',
    which: '',
    scope: 'work',
    track: '',
  },
  ...{ rights: '', statement: '', declared: false },
}
type ClaimValues = typeof nothing

type ChosenFiles = Record<EvidenceKind, File[]>
const noFiles: ChosenFiles = { identity: [], right: [], evidence: [] }

export interface SentClaim {
  number: string
  link: string
  /** Files that did not get through. */
  failed: number
}

/** The claim goes first and its files follow, each by the link that was answered: what breaks off can be added there. */
export function useClaimForm() {
  const form = useRef<HTMLFormElement>(null)
  const { keyFor, forget } = useSendingKey()
  const [once, isSending] = useOnce()
  const [values, setValues] = useState(nothing)
  const [chosen, setChosen] = useState<ChosenFiles>(noFiles)
  const [told, setTold] = useState<Record<string, string>>({})
  const [triedOnce, setTriedOnce] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [sent, setSent] = useState<SentClaim>()
  const t = useWords('infringement')

  useEffect(() => {
    const typed = form.current ? typedInto(form.current) : {}
    setValues(before => ({ ...before, ...(recallFromTab(keptAs) as object), ...typed }))
  }, [])
  // Once a try, and not while one of the fields is being mended.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  const missingWord = (name: keyof ClaimValues) =>
    t(name === 'declared' || name === 'rights' ? `form.${name}Missing` : 'form.fieldMissing')

  function refuse(problems: Record<string, string>) {
    setTold(problems)
    setRefusals(before => before + 1)
  }

  function change(changes: Partial<ClaimValues>) {
    const next = { ...values, ...changes }
    keepInTab(keptAs, next)
    setValues(next)
    setTold(before => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setTriedOnce(true)
    const empty = requiredOf(values).filter(name => !values[name])
    if (missing.length > 0 || empty.length > 0)
      return refuse(Object.fromEntries(empty.map(name => [name, missingWord(name)])))
    void once(async () => {
      setTold({})
      try {
        // Loaded when it is needed: most visitors only read.
        const { solveCaptcha } = await import('../../../features/account/solve-captcha')
        const keyed = { ...values, captcha: await solveCaptcha(), idempotency_key: keyFor(values) }
        const options = { showsFields: true }
        const { data } = await send<SentClaim>('POST', paths.submitInfringement, keyed, options)
        const failed = await sendAll(data.link)
        setSent({ ...data, failed })
        forgetInTab(keptAs)
        forget()
      } catch (error) {
        if (error instanceof CallRefused)
          refuse(Object.fromEntries(error.fields.map(({ field, message }) => [field, message])))
        throw error
      }
    })
  }

  async function sendAll(link: string): Promise<number> {
    const note = link.slice(link.indexOf('=') + 1)
    let failed = 0
    for (const kind of evidenceKinds)
      for (const file of chosen[kind])
        await sendEvidence(note, kind, file, { quiet: true }).catch(() => failed++)
    return failed
  }

  const files = evidenceKinds.flatMap(kind => chosen[kind])
  const setFiles = (kind: EvidenceKind, picked: File[]) =>
    setChosen(before => ({ ...before, [kind]: picked }))
  const missing = neededProofs.filter(kind => chosen[kind].length === 0)
  const isTooMany = files.length > evidenceLimits.files
  const large = files.find(({ size }) => size > evidenceLimits.bytes)
  const changeMobile = (typed: string) => change({ mobile: tidyMobile(typed) })
  return {
    form,
    values,
    told,
    isSending,
    sent,
    change,
    changeMobile,
    setFiles,
    missing,
    triedOnce,
    isTooMany,
    large,
    submit,
  }
}

/** What nobody can leave out; how each has to look is for the server to say. */
function requiredOf({ kind, role, scope }: ClaimValues): (keyof ClaimValues)[] {
  return [
    ...(['which', 'rights', 'statement', 'name', 'postal_address', 'email', 'declared'] as const),
    ...(scope === 'track' ? ['track' as const] : []),
    ...(kind === 'company' ? (['company', 'register_number'] as const) : []),
    ...(role === 'agent' ? ['holder' as const] : []),
  ]
}

/** What somebody wrote into the page before its script was there. */
function typedInto(form: HTMLFormElement): Partial<ClaimValues> {
  const typed = [...new FormData(form)].filter(
    ([name, value]) => typeof nothing[name as keyof ClaimValues] === 'string' && value !== '',
  )
  return Object.fromEntries(typed.filter(([name, value]) => value !== nothing[name as keyof ClaimValues]))
}
