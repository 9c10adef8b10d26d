import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useRootData } from '../../../lib/root-data'
import { WordsProvider } from '../../../lib/words'
import { pageMeta } from '../page-meta'
import { NoRelease } from './no-release'
import { OutNow } from './out-now'
import { ReleaseFrame } from './release-frame'
import { readRelease } from './release-page.server'
import { SoonOut } from './soon-out'

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  readRelease(request, context, params.code ?? '')

export const meta = pageMeta

/** A release for everybody: whoever scans a poster or follows a link comes here. */
export default function Release() {
  const { found, isGone, words } = useLoaderData<typeof loader>()
  const { language } = useRootData()
  return (
    <WordsProvider language={language} area="release" words={words}>
      {!found && <NoRelease isGone={isGone} />}
      {found && (
        <ReleaseFrame release={found}>
          {found.stage === 'out' ? <OutNow release={found} /> : <SoonOut release={found} />}
        </ReleaseFrame>
      )}
    </WordsProvider>
  )
}
