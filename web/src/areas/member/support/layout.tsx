// Work orders have words of their own, and those of works: a question is mostly about one.
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { documentLanguage } from '../../../lib/document-language'
import { useLanguage, WordsProvider } from '../../../lib/words'
import { loadWords } from '../../../messages/areas'

export async function clientLoader() {
  const language = documentLanguage()
  const [support, works] = await Promise.all([loadWords('support', language), loadWords('works', language)])
  return { support, works }
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function SupportLayout() {
  const { support, works } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  return (
    <WordsProvider language={language} area="support" words={support}>
      <WordsProvider language={language} area="works" words={works}>
        <Outlet />
      </WordsProvider>
    </WordsProvider>
  )
}
