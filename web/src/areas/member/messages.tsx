import { useLoaderData } from 'react-router'
import { queryClient } from '../../features/account/account-queries'
import { documentLanguage } from '../../lib/document-language'
import { useLanguage, WordsProvider } from '../../lib/words'
import { loadWords } from '../../messages/areas'
import { readFilter } from './messages/message-filter'
import { messagesQuery } from './messages/message-queries'
import { MessagesScreen } from './messages/messages-screen'

export function clientLoader({ request }: { request: Request }) {
  void queryClient.prefetchInfiniteQuery(messagesQuery(readFilter(new URL(request.url).searchParams)))
  return loadWords('messages', documentLanguage())
}

export default function Messages() {
  const words = useLoaderData<typeof clientLoader>()
  return (
    <WordsProvider language={useLanguage()} area="messages" words={words}>
      <MessagesScreen />
    </WordsProvider>
  )
}
