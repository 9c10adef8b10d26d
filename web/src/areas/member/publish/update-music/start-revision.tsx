import type { ReactNode } from 'react'
import type { Work } from '#contract/works/work'
import { startRevision } from '#contract/works/work-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { settleWorks } from '../../works/actions/settle-works'

type StartRevisionProps = { work: Work; purpose: 'revision' | 'supplement'; children?: ReactNode }

const facts = [1, 2, 3] as const

/** What will happen, in three sentences, and the button that begins it. */
export function StartRevision({ work, purpose, children }: StartRevisionProps) {
  const t = useWords('works')
  const [once, isBusy] = useOnce()
  const begin = () =>
    once(async () => {
      await api(startRevision, { id: work.id, purpose })
      await settleWorks([work.id])
    })
  return (
    <Card className="mt-8 max-w-3xl" title={t(`start.${purpose}`)}>
      <ol className="grid gap-3">
        {facts.map(fact => (
          <li key={fact} className="flex gap-3">
            <span aria-hidden="true" className="font-display num text-lg leading-snug text-river">
              {fact}
            </span>
            <span>{t(`start.${purpose}${fact}`)}</span>
          </li>
        ))}
      </ol>
      {children}
      <Button variant="main" className="mt-5" loading={isBusy} onClick={() => void begin()}>
        {t(`start.${purpose}Go`)}
      </Button>
    </Card>
  )
}
