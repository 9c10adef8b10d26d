import { RichText } from '../rich-text'

interface QuestionListProps {
  questions: readonly { id: number; question: string; answer_html: string }[]
}

/** Questions that open. Native, so that they do so without scripts. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div className="border-t-2 border-ink">
      {questions.map(({ id, question, answer_html }) => (
        <details key={id} className="group border-b border-line">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-2 text-lg font-medium">
            {question}
            <svg
              width="18"
              height="18"
              viewBox="0 0 18 18"
              fill="none"
              className="shrink-0 stroke-accent transition-transform group-open:rotate-180"
              strokeWidth="2"
              strokeLinecap="round"
              aria-hidden="true"
            >
              <path d="M3 6.5 9 12l6-5.5" />
            </svg>
          </summary>
          <div id={`question-${id}`}>
            <RichText html={answer_html} className="pb-5 text-soft" />
          </div>
        </details>
      ))}
    </div>
  )
}
