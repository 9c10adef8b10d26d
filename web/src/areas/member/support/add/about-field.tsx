import { useQuery } from '@tanstack/react-query'
import Music from 'lucide-react/icons/music'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { workQuery } from '../../../../features/works/one-work-queries'
import { WorkCover } from '../../../../features/works/work-cover'
import { useWorkTitle } from '../../../../features/works/work-labels'
import { materialsQuery } from '../../../../features/works/work-queries'
import { WorkStatusBadge } from '../../../../features/works/work-status-badge'
import { isRefusal } from '../../../../lib/is-refusal'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Field } from '../../../../ui/field'
import { IconButton } from '../../../../ui/icon-button'
import { Skeleton } from '../../../../ui/skeleton'
import { useKeptFocus } from '../../../../ui/use-kept-focus'
import type { About, ChosenProps } from './about'
import { ChosenBill } from './chosen-bill'
import { ChosenWithdrawal } from './chosen-withdrawal'
import { WorkPicker } from './work-picker'

type AboutFieldProps = { value: About | null; onChange: (about: About | null) => void; error?: string }

const labels = { work: 'about.label', bill: 'about.bill', withdrawal: 'about.withdrawal' } as const

/** The work that is asked about: as the member came, chosen here, or none. */
export function AboutField({ value, onChange, error }: AboutFieldProps) {
  const t = useWords('support')
  const [isChoosing, setIsChoosing] = useState(false)
  const [isGone, setIsGone] = useState(false)
  const Chosen = chosenBy[value?.kind ?? 'work']
  const place = useKeptFocus<HTMLDivElement>()
  return (
    <Field
      label={t(labels[value?.kind ?? 'work'])}
      aside={t('about.optional')}
      error={error}
      hint={isGone && !value ? t('about.gone') : undefined}
      group
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups what is filled in */}
      <div ref={place} role="group" tabIndex={-1} aria-label={t('about.label')} className="rounded-card">
        {value ? (
          <Chosen
            key={`${value.kind} ${value.id}`}
            id={value.id}
            onRemove={() => onChange(null)}
            onGone={() => {
              setIsGone(true)
              onChange(null)
            }}
          />
        ) : (
          <Button
            icon={<Music aria-hidden="true" className="size-4.5" />}
            onClick={() => setIsChoosing(true)}
          >
            {t('about.choose')}
          </Button>
        )}
      </div>
      <WorkPicker
        open={isChoosing}
        onOpenChange={setIsChoosing}
        onChoose={id => {
          setIsChoosing(false)
          setIsGone(false)
          onChange({ kind: 'work', id })
        }}
      />
    </Field>
  )
}

const chosenBy = { work: ChosenWork, bill: ChosenBill, withdrawal: ChosenWithdrawal }

function ChosenWork({ id, onRemove, onGone }: ChosenProps) {
  const t = useWords('support')
  const titleOf = useWorkTitle()
  const { data: work, error } = useQuery(workQuery(id))
  const { data: files } = useQuery(materialsQuery(id))
  const isGone = isRefusal(error, 'notFound')
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it turns out
  useEffect(() => {
    if (isGone) onGone()
  }, [isGone])
  if (!work && !error) return <Skeleton className="h-18 rounded-card!" />
  const title = work ? titleOf(work.kind, work.details.title) : t('about.untitled')
  return (
    <div className="flex min-h-18 items-center gap-3.5 rounded-card border border-line bg-surface py-2 pr-2 pl-3 shadow-lift">
      <WorkCover
        workId={id}
        url={files?.find(({ type }) => type === 'cover')?.thumbnail_url ?? null}
        className="size-13"
      />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{title}</p>
        {work && <WorkStatusBadge status={work.status} />}
      </div>
      <IconButton label={t('about.remove', { title })} onClick={onRemove}>
        <X />
      </IconButton>
    </div>
  )
}
