import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { paths } from '#contract/paths'
import type { QuestionType } from '#contract/support/question-rules'
import { LinkedText } from '../../../features/support/thread/linked-text'
import { send } from '../../../lib/api-client'
import { formatMoment } from '../../../lib/format'
import { isRefusal } from '../../../lib/is-refusal'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/class-names'
import { SkeletonLines } from '../../../ui/skeleton'

interface Answered {
  type: QuestionType
  question: string
  asked_at: string
  answers: { text: string; created_at: string }[]
}

type Found = { state: 'loading' | 'expired' | 'failed' } | { state: 'shown'; data: Answered }

type QuestionAnswerProps = {
  link: string
  /** Once it is clear how tall this is: what stands below comes then, and never moves. */
  children: ReactNode
}

/** What a guest asked and what support says to it. It is fetched by the browser alone: rendered pages are kept and shared. */
export function QuestionAnswer({ link, children }: QuestionAnswerProps) {
  const t = useWords('guest')
  const [found, setFound] = useState<Found>({ state: 'loading' })

  const load = useCallback(
    async (signal?: AbortSignal) => {
      setFound({ state: 'loading' })
      try {
        const options = { signal, shows: () => true }
        const { data } = await send<Answered>('GET', paths.readQuestionAnswer, { link }, options)
        setFound({ state: 'shown', data })
      } catch (error) {
        if (signal?.aborted) return
        setFound({ state: isRefusal(error, 'linkExpired', 'invalidInput') ? 'expired' : 'failed' })
      }
    },
    [link],
  )
  useEffect(() => {
    const stop = new AbortController()
    void load(stop.signal)
    return () => stop.abort()
  }, [load])

  if (found.state === 'loading') {
    return (
      <Frame title={t('answer.loading')} isBusy>
        <SkeletonLines lines={6} className="mt-4 min-h-[32rem]" />
      </Frame>
    )
  }
  return (
    <>
      {found.state === 'shown' ? (
        <Shown {...found.data} />
      ) : (
        <Frame title={t(`answer.${found.state}`)}>
          {found.state === 'expired' && <p className="mt-2 text-soft">{t('answer.expiredText')}</p>}
          {found.state === 'failed' && (
            <Button variant="ink" className="mt-4" onClick={() => void load()}>
              {t('answer.retry')}
            </Button>
          )}
        </Frame>
      )}
      {children}
    </>
  )
}

function Shown({ type, question, asked_at, answers }: Answered) {
  const t = useWords('guest')
  return (
    <Frame title={t(answers.length > 0 ? 'answer.title' : 'answer.none')}>
      <ol className="mt-5 grid gap-4">
        <Said who={`${t('answer.you')} · ${t(`category.${type}`)}`} at={asked_at} text={question} isOwn />
        {answers.map(({ text, created_at }) => (
          <Said key={created_at} who={t('answer.support')} at={created_at} text={text} />
        ))}
      </ol>
    </Frame>
  )
}

type SaidProps = { who: string; at: string; text: string; isOwn?: boolean }

function Said({ who, at, text, isOwn = false }: SaidProps) {
  return (
    <li
      className={cx(
        'rounded-card border px-5 py-4',
        isOwn ? 'border-transparent bg-sunken' : 'border-line bg-surface shadow-lift',
      )}
    >
      <p className="mb-1 flex flex-wrap gap-x-3 text-sm">
        <span className={cx('font-semibold', !isOwn && 'text-river')}>{who}</span>
        <time dateTime={at} className="num text-faint">
          {formatMoment(at)}
        </time>
      </p>
      <LinkedText text={text} />
    </li>
  )
}

function Frame({ title, isBusy, children }: { title: string; isBusy?: boolean; children: ReactNode }) {
  return (
    <section
      aria-labelledby="question-answer"
      aria-busy={isBusy}
      className="mt-8 max-w-3xl border-b border-line pb-10"
    >
      <h2 id="question-answer" className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
