// The rooms of review: their words, and those of works and files, are loaded here.
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { listReviewQueue } from '#contract/review/queue-calls'
import { documentLanguage } from '../../../lib/document-language'
import { useLanguage, WordsProvider } from '../../../lib/words'
import { loadWords } from '../../../messages/areas'
import { ForRoles } from '../for-roles'

export async function clientLoader() {
  const language = documentLanguage()
  const [review, works, materials] = await Promise.all([
    loadWords('review', language),
    loadWords('works', language),
    loadWords('materials', language),
  ])
  return { review, works, materials }
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function ReviewLayout() {
  const { review, works, materials } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  return (
    <WordsProvider language={language} area="review" words={review}>
      <WordsProvider language={language} area="works" words={works}>
        <WordsProvider language={language} area="materials" words={materials}>
          <ForRoles call={listReviewQueue}>
            <Outlet />
          </ForRoles>
        </WordsProvider>
      </WordsProvider>
    </WordsProvider>
  )
}
