// Runs a call inside this process for a page that is being rendered, always as a guest: pages hold nobody's data.
import type { Call } from '#contract/call'
import type { Language } from '#contract/language'
import { Refusal } from '../refusal'
import type { CallEnvironment } from './bind-calls'
import type { Binding } from './call-handler'
import { parseInput, runCall } from './run-call'
import type { Site } from './site-directory'

export async function invokeAsGuest(
  environment: CallEnvironment,
  bindings: Binding[],
  site: Site,
  language: Language,
  call: Call,
  input: unknown,
): Promise<never> {
  const binding = bindings.find(candidate => candidate.call.name === call.name)
  if (!binding) throw new Refusal('notAvailableYet')
  if (call.access !== 'anyone' || call.effect !== 'read') throw new Refusal('forbidden')
  const { database, sites, services, clock } = environment
  const context = {
    input: parseInput(call, input) as never,
    actor: { kind: 'guest' } as const,
    site,
    sites,
    secrets: services.secrets,
    services,
    language,
    client: { address: '', userAgent: '' },
    now: clock.now(),
    answer: {},
  }
  const result = await runCall(database, binding, context, async (_tx, run) => call.output.parse(await run()))
  return result as never
}
