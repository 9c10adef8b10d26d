import { Link } from 'react-router'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { QuestionList } from '../question/question-list'
import { BlockWords } from './block-words'
import type { BlockProps } from './home'

export function QuestionsBlock({ block, data }: BlockProps) {
  const t = useWords('guest')
  return (
    <section aria-labelledby="questions-title" className="py-14 md:py-20">
      <div className="page grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <div>
          <BlockWords block={block} id="questions-title" />
          <Link
            to={links.memberQuestion}
            className="mt-6 inline-flex min-h-11 items-center font-semibold text-river underline underline-offset-4"
          >
            {t('home.moreQuestions')}
          </Link>
        </div>
        <QuestionList questions={data.questions} />
      </div>
    </section>
  )
}
