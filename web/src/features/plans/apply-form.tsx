import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { PlanNeed } from '#contract/content/kinds'
import { applicationText, applyToPlan } from '#contract/plans/calls'
import { api } from '../../lib/api'
import { CallRefused } from '../../lib/api-client'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Field } from '../../ui/field'
import { SearchField } from '../../ui/search-field'
import { Skeleton } from '../../ui/skeleton'
import { TextArea } from '../../ui/text-area'
import { queryClient } from '../account/account-queries'
import { useOnce } from '../forms/use-once'
import { applicationsQuery, fittingWorksQuery } from './plan-queries'
import { WorkChoice } from './work-choice'

interface ApplyFormProps {
  plan: { id: number; needs: PlanNeed }
  /** Works that stand in this plan already. */
  taken: ReadonlySet<number>
}

/** A work, and why it belongs there. */
export function ApplyForm({ plan, taken }: ApplyFormProps) {
  const t = useWords('guest')
  const [search, setSearch] = useState('')
  const [work, setWork] = useState<number>()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isSent, setIsSent] = useState(false)
  const [once, isBusy] = useOnce()
  const { data, isError } = useQuery(
    { ...fittingWorksQuery(plan.needs, search), placeholderData: keepPreviousData },
    queryClient,
  )

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsSent(false)
    if (work === undefined) return setProblem(t('hot.apply.workMissing'))
    setProblem(undefined)
    const isDone = await once(async () => {
      try {
        await api(applyToPlan, { plan: plan.id, work, text }, { showsFields: true })
      } catch (error) {
        if (error instanceof CallRefused) setProblem(error.fields[0]?.message)
        throw error
      }
    })
    if (isDone) {
      setWork(undefined)
      setText('')
      setIsSent(true)
    }
    // Refused or not: the plan may have filled meanwhile, or another window was faster.
    await queryClient.invalidateQueries(applicationsQuery(plan.id))
  }

  if (!data) {
    return isError ? (
      <p role="alert" className="text-accent">
        {t('hot.apply.failed')}
      </p>
    ) : (
      <Skeleton className="h-40 w-full rounded-card" />
    )
  }
  const hasMany = search !== '' || data.next_cursor !== null
  if (data.items.length === 0 && search === '') return <NoWork needs={plan.needs} />
  return (
    <form
      onSubmit={event => void submit(event)}
      noValidate
      aria-labelledby="apply-title"
      className="grid gap-5"
    >
      <h3 id="apply-title" className="text-lg">
        {t('hot.apply.title')}
      </h3>
      <Field label={t('hot.apply.work')} hint={t(`hot.needs.${plan.needs}`)} error={problem} required group>
        {hasMany && (
          <SearchField
            label={t('hot.apply.search')}
            hint={t('hot.apply.search')}
            value={search}
            onChange={setSearch}
            maxLength={100}
            className="basis-auto"
          />
        )}
        <WorkChoice works={data.items} taken={taken} value={work} onChange={setWork} />
        {data.items.length === 0 && <p className="text-soft">{t('hot.apply.notFound')}</p>}
      </Field>
      <Field label={t('hot.apply.text')} hint={t('hot.apply.textHint')}>
        <TextArea
          rows={3}
          value={text}
          maxLength={applicationText.max}
          onChange={event => setText(event.target.value)}
          counter={length => t('question.counter', { length, max: applicationText.max })}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="main" size="large" loading={isBusy}>
          {t('hot.apply.send')}
        </Button>
        <p role="status" className="font-semibold text-river">
          {isSent && t('hot.apply.sent')}
        </p>
      </div>
    </form>
  )
}

function NoWork({ needs }: { needs: PlanNeed }) {
  const t = useWords('guest')
  return (
    <div className="grid justify-items-start gap-4">
      <p>{t(needs === 'released' ? 'hot.apply.noneReleased' : 'hot.apply.none')}</p>
      <ButtonLink to={links.publish} variant="ink">
        {t('home.publish')}
      </ButtonLink>
    </div>
  )
}
