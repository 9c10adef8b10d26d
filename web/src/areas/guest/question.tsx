import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { useRootData } from '../../lib/root-data'
import { useWords } from '../../lib/words'
import { PageHeader } from '../../ui/page-header'
import { pageMeta } from './page-meta'
import { ContactWays } from './question/contact-ways'
import { FrequentQuestions } from './question/frequent-questions'
import { readQuestionPage } from './question/frequent-questions.server'
import { QuestionAnswer } from './question/question-answer'
import { QuestionForm } from './question/question-form'
import { SearchForm } from './search-form'

export const meta = pageMeta

export const loader = ({ request, context }: LoaderFunctionArgs) => readQuestionPage(request, context)

export default function Question() {
  const t = useWords('guest')
  const { site } = useRootData()
  const { questions } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const answer = params.get('answer')
  const form = (
    <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <QuestionForm isAnother={answer !== null} />
      <ContactWays />
    </div>
  )
  return (
    <div className="page py-10 pb-20 md:py-16">
      <PageHeader
        title={t('question.title')}
        lead={t('question.lead', { hours: site.promises.answer_hours })}
      />
      {questions.length > 0 && (
        <>
          <SearchForm className="mt-6" />
          <FrequentQuestions questions={questions} />
        </>
      )}
      {answer ? (
        <QuestionAnswer key={answer} link={answer}>
          {form}
        </QuestionAnswer>
      ) : (
        form
      )}
    </div>
  )
}
