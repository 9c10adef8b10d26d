import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { documentLanguage } from '../../../lib/document-language'
import { useLanguage, WordsProvider } from '../../../lib/words'
import { loadWords } from '../../../messages/areas'

export function clientLoader() {
  return loadWords('splits', documentLanguage())
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function SplitsLayout() {
  const words = useLoaderData<typeof clientLoader>()
  return (
    <WordsProvider language={useLanguage()} area="splits" words={words}>
      <Outlet />
    </WordsProvider>
  )
}
