import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '../../../lib/words'
import { QuestionList } from './question-list'

type FrequentQuestionsProps = { questions: readonly { id: number; question: string; answer_html: string }[] }

/** What others have asked. A link to one of them finds it open. */
export function FrequentQuestions({ questions }: FrequentQuestionsProps) {
  const t = useWords('guest')
  const { hash } = useLocation()
  useEffect(() => {
    const asked = hash.startsWith('#question-') ? document.getElementById(hash.slice(1)) : null
    const question = asked?.closest('details')
    if (!question) return
    question.open = true
    question.scrollIntoView()
  }, [hash])
  return (
    <section aria-labelledby="frequent-questions" className="mt-10 max-w-3xl">
      <h2 id="frequent-questions" className="mb-4 text-xl">
        {t('question.faq')}
      </h2>
      <QuestionList questions={questions} />
    </section>
  )
}
