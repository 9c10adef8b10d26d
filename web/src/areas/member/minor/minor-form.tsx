import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { minorDocuments } from '#contract/identity/account'
import { accountQuery } from '../../../features/account/account-queries'
import type { Identity } from '../../../features/account/identity-queries'
import { useOnce } from '../../../features/forms/use-once'
import { useWords } from '../../../lib/words'
import { useToast } from '../../../ui/toast'
import { ChildSection } from './child-section'
import { DocumentSection } from './document-section'
import { GuardianSection } from './guardian-section'
import { MinorIntro } from './minor-intro'
import { openParts, type Part, partStates } from './missing'
import { sendMinor } from './send-minor'
import { SubmitSide } from './submit-side'

/** Everything is saved as it is given, so that the page can be left at any time; handing in is the last step. */
export function MinorForm({ identity }: { identity: Identity }) {
  const t = useWords('member')
  const toast = useToast()
  const { data: account } = useQuery(accountQuery)
  const [corrected, setCorrected] = useState<ReadonlySet<Part>>(new Set())
  const [isAsked, setIsAsked] = useState(false)
  const [once, isBusy] = useOnce()
  const root = useRef<HTMLDivElement>(null)
  const states = partStates(identity, corrected)
  const open = openParts(states)

  const given = (part: Part) => setCorrected(known => new Set(known).add(part))
  /** To the part itself, and into the first thing there that can be used. */
  function goTo(part: Part) {
    const place = root.current?.querySelector<HTMLElement>(`#part-${part}`)
    place?.scrollIntoView({ block: 'start' })
    place?.querySelector<HTMLElement>('input:not([type="file"]), button')?.focus({ preventScroll: true })
  }
  async function submit() {
    setIsAsked(true)
    const [first] = open
    if (first) return goTo(first)
    await once(async () => {
      const { msg } = await sendMinor({ submit: true })
      toast({ tone: 'river', title: msg })
      window.scrollTo({ top: 0 })
    })
  }

  const shared = { identity, isAsked, onGiven: given }
  return (
    <div
      ref={root}
      className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <p className="max-w-[68ch] text-soft">{t('minor.lead')}</p>
        <MinorIntro identity={identity} isVerified={account?.userinfo.is_verify === 1} />
        <ChildSection {...shared} state={states.child} />
        <GuardianSection {...shared} state={states.guardian} />
        {minorDocuments.map(kind => (
          <DocumentSection key={kind} {...shared} kind={kind} state={states[kind]} />
        ))}
      </div>
      <SubmitSide states={states} open={open} isBusy={isBusy} onGo={goTo} onSubmit={() => void submit()} />
    </div>
  )
}
