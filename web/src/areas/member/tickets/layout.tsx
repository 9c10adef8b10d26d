// Work orders have words of their own, and those of works: a question is mostly about one.
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { documentLanguage } from '../../../lib/document-language'
import { useLanguage, WordsProvider } from '../../../lib/words'
import { loadWords } from '../../../messages/areas'

export async function clientLoader() {
  const language = documentLanguage()
  const [tickets, works] = await Promise.all([loadWords('tickets', language), loadWords('works', language)])
  return { tickets, works }
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function TicketsLayout() {
  const { tickets, works } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  return (
    <WordsProvider language={language} area="tickets" words={tickets}>
      <WordsProvider language={language} area="works" words={works}>
        <Outlet />
      </WordsProvider>
    </WordsProvider>
  )
}
