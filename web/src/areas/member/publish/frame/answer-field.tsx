import { type FormEvent, useId, useState } from 'react'
import { longestAnswer } from '#contract/works/work'
import { answerReviewer } from '#contract/works/work-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { api } from '../../../../lib/api'
import { isRefusal } from '../../../../lib/is-refusal'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { TextArea } from '../../../../ui/text-area'

type AnswerFieldProps = {
  /** Null: about the whole work. */
  reasonKey: string | null
  answer: string
  label: string
  isReadOnly: boolean
}

/** A word to the reviewer: folded away until somebody wants to say something. */
export function AnswerField({ reasonKey, answer, label, isReadOnly }: AnswerFieldProps) {
  const t = useWords('publish')
  const id = useId()
  const { keeper, state } = useOpenDraft()
  const [typed, setTyped] = useState<string>()
  const [once, isBusy] = useOnce()
  const isOpen = typed !== undefined
  const send = (event: FormEvent) => {
    event.preventDefault()
    void once(async () => {
      const input = { id: state.work.id, key: reasonKey, answer: (typed ?? '').trim(), answer_before: answer }
      try {
        await api(answerReviewer, input)
        setTyped(undefined)
      } catch (error) {
        // Somebody else was quicker: what is typed stays, and what they said is shown beside it.
        if (!isRefusal(error, 'conflict')) throw error
      }
      await keeper.refresh()
    })
  }
  return (
    <div className="pl-6.5 text-sm">
      {answer && (
        <p className="border-l-2 border-line pl-2.5 [overflow-wrap:anywhere] whitespace-pre-line">
          <span className="block text-soft">{label}</span>
          {answer}
        </p>
      )}
      {!isReadOnly && !isOpen && (
        <button
          type="button"
          onClick={() => setTyped(answer)}
          className="min-h-9 text-left font-semibold text-river underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {answer ? t('reason.edit') : label}
        </button>
      )}
      {isOpen && (
        <form onSubmit={send} className="mt-1 grid gap-2">
          <label htmlFor={id} className="font-semibold">
            {label}
          </label>
          <TextArea
            id={id}
            rows={2}
            maxLength={longestAnswer}
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
          <span className="flex flex-wrap gap-2">
            <Button type="submit" size="small" variant="ink" loading={isBusy}>
              {t('reason.save')}
            </Button>
            <Button size="small" variant="quiet" onClick={() => setTyped(undefined)}>
              {t('reason.cancel')}
            </Button>
          </span>
        </form>
      )}
    </div>
  )
}
