import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { listDeliveries } from '#contract/distribution/delivery-calls'
import { documentLanguage } from '../../../lib/document-language'
import { useLanguage, WordsProvider } from '../../../lib/words'
import { loadWords } from '../../../messages/areas'
import { ForRoles } from '../for-roles'

export async function clientLoader() {
  const language = documentLanguage()
  const [deliveries, channels] = await Promise.all([
    loadWords('deliveries', language),
    loadWords('channels', language),
  ])
  return { deliveries, channels }
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function DeliveriesLayout() {
  const { deliveries, channels } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  return (
    <WordsProvider language={language} area="deliveries" words={deliveries}>
      {/* A channel is paused here as on its own page. */}
      <WordsProvider language={language} area="channels" words={channels}>
        <ForRoles call={listDeliveries}>
          <Outlet />
        </ForRoles>
      </WordsProvider>
    </WordsProvider>
  )
}
