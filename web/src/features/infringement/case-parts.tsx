// What a case looks like to all three who see it. Without schemas: guests see it too.
import type { CaseEvent, CaseNote, CaseState } from '#contract/infringement/case-state'
import { formatMoment } from '../../lib/format'
import { useWords } from '../../lib/words'
import { Badge, type Tone } from '../../ui/badge'
import { Facts } from '../../ui/facts'

const tones: Record<CaseState, Tone> = {
  received: 'accent',
  more_asked: 'amber',
  measured: 'amber',
  countered: 'accent',
  forwarded: 'amber',
  pursued: 'amber',
  upheld: 'neutral',
  not_upheld: 'neutral',
  dismissed: 'neutral',
  withdrawn: 'neutral',
  lapsed: 'neutral',
}

export function CaseBadge({ state }: { state: CaseState }) {
  const t = useWords('infringement')
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
}

export interface CaseStep {
  event: CaseEvent | CaseNote
  by: 'claimant' | 'member' | 'staff' | 'system'
  at: string
  note: string
  name?: string
}

export function CaseHistory({ steps }: { steps: readonly CaseStep[] }) {
  const t = useWords('infringement')
  return (
    <section>
      <h2 className="text-xl">{t('history')}</h2>
      <ol className="mt-4 border-t-2 border-ink">
        {steps.map(({ event, by, at, note, name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: history only grows at its end
          <li key={index} className="border-b border-line py-3">
            <p className="flex flex-wrap justify-between gap-x-6">
              <span className="font-semibold">{t(`event.${event}`)}</span>
              <span className="text-sm text-soft">
                {name || t(`side.${by}`)}{' '}
                <time dateTime={at} className="num">
                  {formatMoment(at)}
                </time>
              </span>
            </p>
            {note && <p className="whitespace-pre-line break-words text-soft">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What one of them wrote. */
export function CaseText({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <p className="mt-3 max-w-[72ch] whitespace-pre-line break-words">{text}</p>
    </section>
  )
}

interface SenderFacts {
  name: string
  contact: string
  postal_address: string
  subject: string
}

/** Who sent a counter-notice and what it is about; one from before these were asked for has nobody. */
export function CounterSender({ sender }: { sender: SenderFacts | null }) {
  const t = useWords('infringement')
  if (!sender) return null
  return (
    <Facts
      rows={[
        [t('sender.name'), sender.name],
        [t('sender.contact'), sender.contact],
        [t('sender.address'), sender.postal_address],
        [t('sender.subject'), sender.subject],
      ]}
    />
  )
}
