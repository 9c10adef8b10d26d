import { useWords } from '../../../lib/words'

type FrequentQuestionsProps = { questions: readonly { id: number; question: string; answer_html: string }[] }

/** What others have asked. Native, so that it opens without scripts. */
export function FrequentQuestions({ questions }: FrequentQuestionsProps) {
  const t = useWords('guest')
  return (
    <section aria-labelledby="frequent-questions" className="mt-10 max-w-3xl">
      <h2 id="frequent-questions" className="text-xl">
        {t('question.faq')}
      </h2>
      <div className="mt-4 border-t-2 border-ink">
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
            <div
              className="prose pb-5 text-soft"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server before it was stored
              dangerouslySetInnerHTML={{ __html: answer_html }}
            />
          </details>
        ))}
      </div>
    </section>
  )
}
