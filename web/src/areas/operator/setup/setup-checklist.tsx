import { useMutation, useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import { Link } from 'react-router'
import type { SentInputOf } from '#contract/call'
import {
  type MarkedStep,
  markedSteps,
  markSetupStep,
  readSetup,
  type SetupStep,
} from '#contract/sites/setup-calls'
import { api } from '../../../lib/api'
import { formatDate } from '../../../lib/format'
import { links, sitePages } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { ButtonLink } from '../../../ui/button-link'
import { cx } from '../../../ui/class-names'
import { ImmediateDeeds } from '../deeds/immediate-deeds'
import { operatorClient } from '../staff-queries'

const setupQuery = {
  queryKey: ['setup'],
  queryFn: async () => (await api(readSetup, {}, { quiet: true })).data.steps,
  // Whoever comes back from a step has just done it.
  staleTime: 0,
}

/** Where each step is done. How messages are sent is no page of the site: the server is told when it starts. */
const places = {
  name: links.operatorSite,
  filing: links.operatorSite,
  keeping: links.operatorSite,
  agreements: links.operatorContent,
  codes: links.operatorCodes,
  channels: links.operatorChannels,
  recipients: links.operatorChannels,
  staff: links.operatorStaff,
} as const
const hasPlace = (step: SetupStep): step is keyof typeof places => step in places

const isMarked = (step: SetupStep): step is MarkedStep => markedSteps.some(marked => marked === step)

/** What a new site still needs. It stays until everything is done. */
export function SetupChecklist() {
  const t = useWords('operator')
  const { data: steps } = useQuery(setupQuery, operatorClient)
  const mark = useMutation(
    {
      mutationFn: (input: SentInputOf<typeof markSetupStep>) => api(markSetupStep, input),
      onSettled: () => operatorClient.invalidateQueries({ queryKey: setupQuery.queryKey }),
    },
    operatorClient,
  )
  if (!steps || steps.every(({ is_done }) => is_done)) return null
  const done = steps.filter(({ is_done }) => is_done).length
  return (
    <section
      aria-labelledby="setup"
      className="mt-8 rounded-card border border-line bg-surface px-5 py-6 sm:px-7"
    >
      <h2 id="setup" className="text-xl">
        {t('setup.title')}
      </h2>
      <p className="mt-1 text-soft">{t('setup.lead', { done, count: steps.length })}</p>
      <ol className="mt-5 border-t border-line">
        {steps.map(({ step, is_done, marked }) => (
          <li
            key={step}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-2 border-b border-line py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
          >
            <span
              className={cx(
                'mt-0.5 grid size-6 place-items-center rounded-full border',
                is_done ? 'border-river bg-river text-paper' : 'border-edge text-transparent',
              )}
            >
              <Check aria-hidden="true" className="size-4" />
              <span className="sr-only">{t(is_done ? 'setup.done' : 'setup.open')}</span>
            </span>
            <div>
              <h3 className="text-base">{t(`setup.${step}`)}</h3>
              {!is_done && <p className="mt-0.5 max-w-[62ch] text-sm text-soft">{t(`setup.${step}.text`)}</p>}
              {step === 'agreements' && !is_done && <Agreements />}
              {marked && (
                <p className="mt-0.5 text-sm text-soft">
                  {t('setup.marked', { name: marked.by, day: formatDate(marked.at) })}
                </p>
              )}
            </div>
            <div className="col-start-2 flex flex-wrap gap-2 sm:col-start-3">
              {!is_done && hasPlace(step) && (
                <ButtonLink to={places[step]} size="small" variant="ink">
                  {t(`setup.${step}.go`)}
                </ButtonLink>
              )}
              {isMarked(step) && (!is_done || marked) && (
                <Button
                  size="small"
                  variant="line"
                  loading={mark.isPending && mark.variables.step === step}
                  onClick={() => mark.mutate({ step, is_marked: !marked })}
                >
                  {t(marked ? 'setup.takeBack' : `setup.${step}.mark`)}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      <ImmediateDeeds />
    </section>
  )
}

function Agreements() {
  const t = useWords('operator')
  return (
    <p className="mt-1 flex flex-wrap gap-x-5 text-sm">
      {(['agreement', 'privacy'] as const).map(page => (
        <Link
          key={page}
          to={links.helpPage(sitePages[page])}
          className="inline-flex min-h-11 items-center text-river underline underline-offset-4"
        >
          {t(`setup.read.${page}`)}
        </Link>
      ))}
    </p>
  )
}
