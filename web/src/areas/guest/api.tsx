import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useLanguage, WordsProvider } from '../../lib/words'
import { cx } from '../../ui/class-names'
import { ApiIntro } from './api/api-intro'
import { readApiPage } from './api/api-page.server'
import { CallList } from './api/call-list'
import { CallView } from './api/call-view'
import { pageMeta } from './page-meta'

export const loader = ({ request, context }: LoaderFunctionArgs) => readApiPage(request, context)

export const meta = pageMeta

/** What programs may call here, for the people who write them. */
export default function Api() {
  const { words, subjects, call, isUnknown, guides } = useLoaderData<typeof loader>()
  const language = useLanguage()
  return (
    <WordsProvider language={language} area="api" words={words}>
      <div className="page grid gap-x-14 gap-y-10 py-8 pb-20 md:py-12 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        {/* First on a phone, and first in the page: what comes later over a slow line moves nothing that is seen already. */}
        <div className="min-w-0 lg:col-start-2 lg:row-start-1">
          {call ? (
            <CallView key={call.name} call={call} />
          ) : (
            <ApiIntro isUnknown={isUnknown} guides={guides} />
          )}
        </div>
        <div className={cx('lg:col-start-1 lg:row-start-1', call && 'max-lg:hidden')}>
          <CallList subjects={subjects} chosen={call?.name} />
        </div>
      </div>
    </WordsProvider>
  )
}
