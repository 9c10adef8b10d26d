// Publishing and managing works share their words; nobody else has to load them.
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { documentLanguage } from '../../lib/document-language'
import { useLanguage, WordsProvider } from '../../lib/words'
import { loadWords } from '../../messages/areas'

export async function clientLoader() {
  const language = documentLanguage()
  const [publish, materials, works] = await Promise.all([
    loadWords('publish', language),
    loadWords('materials', language),
    loadWords('works', language),
  ])
  return { publish, materials, works }
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function WorksLayout() {
  const { publish, materials, works } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  return (
    <WordsProvider language={language} area="publish" words={publish}>
      <WordsProvider language={language} area="materials" words={materials}>
        <WordsProvider language={language} area="works" words={works}>
          <Outlet />
        </WordsProvider>
      </WordsProvider>
    </WordsProvider>
  )
}
