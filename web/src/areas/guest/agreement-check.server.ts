// Only on the server: the contract's schemas never reach a guest's browser.
import type { RouterContextProvider } from 'react-router'
import { checkAgreementHash } from '#contract/rights/agreement-calls'
import { pageContext } from '../../lib/page-context'
import { describePage } from './page-meta.server'

type Context = Readonly<RouterContextProvider>

/** The hash stands in the address, so that an answer can be sent on and works without scripts. */
export async function readAgreementCheck(request: Request, context: Context) {
  const meta = await describePage(request, context, 'agreement.description')
  return { answer: await checkAddressHash(request, context), meta }
}

async function checkAddressHash(request: Request, context: Context) {
  const asked = new URL(request.url).searchParams.get('sha256')
  if (asked === null) return { kind: 'nothing' as const }
  const parsed = checkAgreementHash.input.safeParse({ sha256: asked })
  if (!parsed.success) return { kind: 'notAHash' as const }
  const { agreement, document, sha256 } = await context.get(pageContext).call(checkAgreementHash, parsed.data)
  if (document) return { kind: 'issued' as const, document, sha256 }
  return agreement ? { kind: 'known' as const, agreement, sha256 } : { kind: 'unknown' as const, sha256 }
}
