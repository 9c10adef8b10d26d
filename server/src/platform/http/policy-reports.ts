// What browsers refused because of the content security policy: an attack, or a mistake of ours that somebody has to see. One line in the
// log for each, without what addresses carry behind a question mark.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { policyReportPath } from '#contract/policy-report-path'
import { withoutNotes } from '../log'
import { Refusal } from '../refusal'
import type { CallEnvironment } from './bind-calls'
import { countAgainstRate } from './rate-limit'

const text = z.string().max(2000).catch('')

/** https://www.w3.org/TR/CSP3/#deprecated-serialize-violation, what `report-uri` sends. */
const byUri = z.object({
  'csp-report': z
    .object({ 'document-uri': text, 'effective-directive': text, 'blocked-uri': text, 'source-file': text })
    .transform(report => ({
      page: report['document-uri'],
      directive: report['effective-directive'],
      blocked: report['blocked-uri'],
      source: report['source-file'],
    })),
})

/** https://www.w3.org/TR/reporting-1/, what `report-to` sends: several at once, and of other kinds, too. */
const byEndpoint = z.object({
  type: z.literal('csp-violation'),
  body: z
    .object({ documentURL: text, effectiveDirective: text, blockedURL: text, sourceFile: text })
    .transform(({ documentURL, effectiveDirective, blockedURL, sourceFile }) => ({
      page: documentURL,
      directive: effectiveDirective,
      blocked: blockedURL,
      source: sourceFile,
    })),
})

type Report = z.infer<typeof byEndpoint>['body']

const guarded = { name: 'policyReport', rate: { max: 30, seconds: 60, per: 'address' } } as const
const largestReport = 32 * 1024
const mostAtOnce = 20

export function registerPolicyReports(app: FastifyInstance, { sites, database, clock }: CallEnvironment) {
  app.register(async scope => {
    const types = ['application/csp-report', 'application/reports+json']
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      types,
      { parseAs: 'string', bodyLimit: largestReport },
      (_request, body, done) => done(null, body),
    )
    scope.post(policyReportPath, async (request, reply) => {
      const site = await sites.byHost(request.host)
      if (!site) throw new Refusal('unknownSite')
      await countAgainstRate(database, site.agentId, guarded, { kind: 'guest' }, request.ip, clock.now())
      for (const report of reportsIn(String(request.body)))
        request.log.warn(
          { site: site.facts.domain, ...cleaned(report) },
          'a browser refused what the policy forbids',
        )
      return reply.code(204).send()
    })
  })
}

function reportsIn(body: string): Report[] {
  let sent: unknown
  try {
    sent = JSON.parse(body)
  } catch {
    throw new Refusal('malformedRequest')
  }
  const one = byUri.safeParse(sent)
  if (one.success) return [one.data['csp-report']].filter(isOurs)
  if (!Array.isArray(sent)) throw new Refusal('malformedRequest')
  return sent
    .slice(0, mostAtOnce)
    .flatMap(report => byEndpoint.safeParse(report).data?.body ?? [])
    .filter(isOurs)
}

/** Extensions of the visitor’s browser try this and that, and are none of our business. */
const isOurs = ({ source, blocked }: Report) =>
  ![source, blocked].some(address => /-extension:/.test(address))

function cleaned({ page, directive, blocked, source }: Report) {
  return {
    page: pathOf(page),
    directive: directive.slice(0, 40),
    blocked: pathOf(blocked),
    source: pathOf(source),
  }
}

/** Host and path; words such as `inline` and `eval` as they are. */
function pathOf(address: string): string {
  if (!URL.canParse(address)) return address.slice(0, 40)
  const { host, pathname } = new URL(address)
  return `${host}${withoutNotes(pathname)}`.slice(0, 300)
}
