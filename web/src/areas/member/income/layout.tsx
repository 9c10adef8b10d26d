// Everything about income shares its words; nobody else has to load them.
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { documentLanguage } from '../../../lib/document-language'
import { useLanguage, WordsProvider } from '../../../lib/words'
import { loadWords } from '../../../messages/areas'

export async function clientLoader() {
  const language = documentLanguage()
  const [income, bills] = await Promise.all([loadWords('income', language), loadWords('bills', language)])
  return { income, bills }
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function IncomeLayout() {
  const { income, bills } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  return (
    <WordsProvider language={language} area="income" words={income}>
      <WordsProvider language={language} area="bills" words={bills}>
        <Outlet />
      </WordsProvider>
    </WordsProvider>
  )
}
