import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { binDays } from '#contract/works/work-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { ButtonLink } from '../../../../ui/button-link'
import { ConfirmDialog } from '../../../../ui/confirm-dialog'
import { useToast } from '../../../../ui/toast'
import type { Deed } from './acts'
import { doDeed } from './do-deed'
import { settleWorks } from './settle-works'
import { TakeDownDialog } from './take-down-dialog'

interface Asked {
  deed: Deed
  id: number
  /** Of the work, as the question calls it. */
  title: string
  /** Where a recalled one is changed, if not at its first step. */
  goOnAt?: string
}

interface Deeds {
  /** Asks first where it matters. */
  start: (asked: Asked) => void
  isBusy: boolean
  dialogs: ReactNode
}

const isAskedAbout = (deed: Deed) => deed !== 'takeDown' && deed !== 'restore' && deed !== 'copy'

/** What changes a work from a list or from its page. `onDone` hears of it once everything is loaded again. */
export function useDeeds(onDone?: (deed: Deed) => void): Deeds {
  const t = useWords('works')
  const toast = useToast()
  const navigate = useNavigate()
  const [once, isBusy] = useOnce()
  const [asked, setAsked] = useState<Asked>()
  const [isOpen, setIsOpen] = useState(false)

  const carryOut = (wanted: Asked, reason = '') =>
    once(async () => {
      const { deed, id } = wanted
      const made = await doDeed(deed, id, reason)
      setIsOpen(false)
      const files = made.without.join(t('value.comma'))
      toast(
        files
          ? { tone: 'accent', title: t('done.copyWithout', { files }) }
          : { tone: 'river', title: t(`done.${deed}`, { days: binDays }), action: afterwards(wanted) },
      )
      await settleWorks([id])
      if (deed === 'releaseAgain' || deed === 'copy') await navigate(links.step(1, made.id))
      onDone?.(deed)
    })

  function afterwards({ deed, id, goOnAt }: Asked): ReactNode {
    if (deed === 'recall') {
      return (
        <ButtonLink to={goOnAt ?? links.step(1, id)} size="small">
          {t('done.goOn')}
        </ButtonLink>
      )
    }
    if (deed !== 'delete') return undefined
    return (
      <Button size="small" onClick={() => void carryOut({ deed: 'restore', id, title: '' })}>
        {t('deed.restore')}
      </Button>
    )
  }

  function start(wanted: Asked) {
    // What can simply be undone is not asked about.
    if (wanted.deed === 'restore' || wanted.deed === 'copy') return void carryOut(wanted)
    setAsked(wanted)
    setIsOpen(true)
  }

  const question = asked && isAskedAbout(asked.deed) ? asked.deed : undefined
  const dialogs = (
    <>
      {asked && question && (
        <ConfirmDialog
          open={isOpen}
          onOpenChange={setIsOpen}
          title={t(`ask.${question}`, { title: asked.title })}
          confirmLabel={t(`deed.${question}`)}
          cancelLabel={t('cancel')}
          busy={isBusy}
          danger={question === 'delete' || question === 'discard'}
          onConfirm={() => void carryOut(asked)}
        >
          {t(`askText.${question}`, { days: binDays })}
        </ConfirmDialog>
      )}
      {asked?.deed === 'takeDown' && (
        <TakeDownDialog
          key={asked.id}
          open={isOpen}
          onOpenChange={setIsOpen}
          title={t('ask.takeDown', { title: asked.title })}
          isBusy={isBusy}
          onConfirm={reason => void carryOut(asked, reason)}
        />
      )}
    </>
  )
  return { start, isBusy, dialogs }
}
