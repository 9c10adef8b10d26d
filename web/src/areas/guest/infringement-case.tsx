import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { useLanguage, WordsProvider } from '../../lib/words'
import { ClaimantCase } from './infringement/claimant-case'
import { readInfringementPage } from './infringement/infringement-page.server'
import { pageMeta } from './page-meta'

export const meta = pageMeta

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  readInfringementPage(request, context, true)

export default function InfringementCase() {
  const { words } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const link = params.get('link') ?? ''
  return (
    <WordsProvider language={useLanguage()} area="infringement" words={words}>
      <div className="page max-w-4xl py-10 pb-20 md:py-16">
        <ClaimantCase key={link} link={link} confirm={params.get('confirm')} />
      </div>
    </WordsProvider>
  )
}
