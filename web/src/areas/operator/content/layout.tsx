// What the site says: its words, and those of works for the applications, are loaded here.
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { listContent } from '#contract/content/editing-calls'
import { documentLanguage } from '../../../lib/document-language'
import { useLanguage, WordsProvider } from '../../../lib/words'
import { loadWords } from '../../../messages/areas'
import { ForRoles } from '../for-roles'

export async function clientLoader() {
  const language = documentLanguage()
  const [content, works] = await Promise.all([loadWords('content', language), loadWords('works', language)])
  return { content, works }
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function ContentLayout() {
  const { content, works } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  return (
    <WordsProvider language={language} area="content" words={content}>
      <WordsProvider language={language} area="works" words={works}>
        <ForRoles call={listContent}>
          <Outlet />
        </ForRoles>
      </WordsProvider>
    </WordsProvider>
  )
}
