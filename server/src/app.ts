// The whole web application as a Fastify plugin: a test injects requests into it without a port.
import './join-accounts'
import './join-deeds'
import cookie from '@fastify/cookie'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type RouteOptions,
} from 'fastify'
import { demoRoutes } from './demo/demo.routes'
import { guardDemo } from './demo/guard-demo'
import { KeyDirectory, offeredKey } from './modules/api-keys/api-keys.public'
import { apiKeysRoutes } from './modules/api-keys/api-keys.routes'
import { registerArchive } from './modules/archive/archive.public'
import { archiveRoutes } from './modules/archive/archive.routes'
import { auditRoutes } from './modules/audit/audit.routes'
import { registerAuditExport } from './modules/audit/export-audit'
import { catalogueRoutes } from './modules/catalogue/catalogue.routes'
import { registerContentPictures } from './modules/content/content.public'
import { contentRoutes } from './modules/content/content.routes'
import { registerNewsFeed } from './modules/content/outside/news-feed'
import { registerSharePictures } from './modules/content/outside/share-picture'
import { registerSitemap } from './modules/content/outside/sitemap'
import { registerCoverImages } from './modules/covers/covers.public'
import { coversRoutes } from './modules/covers/covers.routes'
import { dashboardRoutes } from './modules/dashboard/dashboard.routes'
import { deedsRoutes } from './modules/deeds/deeds.routes'
import { deliveriesRoutes } from './modules/delivery/desk/deliveries.routes'
import { distributionRoutes } from './modules/distribution/distribution.routes'
import { registerFiles } from './modules/files/files.public'
import { filesRoutes } from './modules/files/files.routes'
import { checksRoutes } from './modules/identity/checks/checks.routes'
import { companiesRoutes } from './modules/identity/companies/companies.routes'
import { consentRoutes } from './modules/identity/consents/consents.routes'
import { areOpenAccounts, requireCaptcha, SessionDirectory } from './modules/identity/identity.public'
import { identityRoutes } from './modules/identity/identity.routes'
import { securityRoutes } from './modules/identity/security/security.routes'
import { verificationRoutes } from './modules/identity/verification/verification.routes'
import { registerBillLinesExport } from './modules/income/bills/export-bill-lines'
import { registerBillPartsExport } from './modules/income/bills/export-bill-parts'
import { registerBillsExport } from './modules/income/bills/export-bills'
import { registerMemberBillsExport } from './modules/income/bills/export-member-bills'
import { registerDeskExports } from './modules/income/desk/export-desk'
import { registerPayersExport } from './modules/income/desk/export-payers'
import { registerReportPartsExports } from './modules/income/desk/export-report-parts'
import { registerDisputesExport } from './modules/income/disputes/export-disputes'
import { registerDeskFiguresExport } from './modules/income/figures/export-desk-figures'
import { registerFiguresExport } from './modules/income/figures/export-figures'
import { incomeRoutes } from './modules/income/income.routes'
import { registerLedgerExports } from './modules/income/ledger/export-ledger'
import { registerLedgerPartsExports } from './modules/income/ledger/export-ledger-parts'
import { ledgerRoutes } from './modules/income/ledger/ledger.routes'
import { registerInvitationsExport } from './modules/income/splits/export-invitations'
import { registerSplitsExport } from './modules/income/splits/export-splits'
import { registerTrackExports } from './modules/income/splits/export-track'
import { splitsRoutes } from './modules/income/splits/splits.routes'
import { isLinkOfCase } from './modules/infringement/case-link'
import { isAnswerForwarded } from './modules/infringement/claimant-case'
import { infringementRoutes } from './modules/infringement/infringement.routes'
import { registerLeaving } from './modules/mail/mail.public'
import { membersRoutes } from './modules/members/members.routes'
import { lookUpMessages } from './modules/messages/messages.public'
import { messagesRoutes } from './modules/messages/messages.routes'
import { registerMoveInTemplate } from './modules/move-in/move-in.public'
import { moveInRoutes } from './modules/move-in/move-in.routes'
import { registerPayoutFiles } from './modules/payouts/payout-files'
import { payoutRoutes } from './modules/payouts/payouts.routes'
import { plansRoutes } from './modules/plans/plans.routes'
import { releaseCodesRoutes } from './modules/release-codes/release-codes.routes'
import { registerVisits } from './modules/release-pages/count-visits'
import { releasePageVersion } from './modules/release-pages/page-version'
import { listedReleases } from './modules/release-pages/release-pages.public'
import { releasePagesRoutes } from './modules/release-pages/release-pages.routes'
import { registerPageFiles } from './modules/release-pages/serve-page-files'
import { reviewRoutes } from './modules/review/review.routes'
import { rightsRoutes } from './modules/rights/rights.routes'
import { registerAgreements } from './modules/rights/serve-agreements'
import { registerDownloadCodes, registerInstalling, registerSitePictures } from './modules/sites/sites.public'
import { sitesRoutes } from './modules/sites/sites.routes'
import {
  isActiveStaff,
  requireStillInOffice,
  StaffDirectory,
  spendFactorOnRequest,
} from './modules/staff/staff.public'
import { staffRoutes } from './modules/staff/staff.routes'
import { staffManagementRoutes } from './modules/staff/staff-management.routes'
import { supportRoutes } from './modules/support/support.routes'
import { upkeepRoutes } from './modules/upkeep/upkeep.routes'
import { webhooksRoutes } from './modules/webhooks/webhooks.routes'
import { registerMedia } from './modules/works/files/serve-media'
import { registerWorksExport } from './modules/works/list/export-works'
import { materialsRoutes } from './modules/works/materials/materials.routes'
import { signingRoutes } from './modules/works/signing/signing.routes'
import { registerUploads } from './modules/works/uploads/register-uploads'
import { uploadsRoutes } from './modules/works/uploads/uploads.routes'
import { worksRoutes } from './modules/works/works.routes'
import { type Clock, systemClock } from './platform/clock'
import type { Config } from './platform/config'
import type { Database } from './platform/database/database'
import { registerApiDescription } from './platform/http/api-description'
import { registerAssets } from './platform/http/assets'
import { bindCalls, type CallEnvironment } from './platform/http/bind-calls'
import { registerHealth } from './platform/http/health'
import { registerMetrics } from './platform/http/metrics'
import { registerMultipart } from './platform/http/multipart'
import { PageCache } from './platform/http/page-cache'
import type { PageRenderer } from './platform/http/page-renderer'
import { PageShelf } from './platform/http/page-shelf'
import { registerPages } from './platform/http/pages'
import { registerPolicyReports } from './platform/http/policy-reports'
import { refuse } from './platform/http/refuse'
import { refuseUnrouted, registerRequestHooks } from './platform/http/request-hooks'
import { changeKeepingRefusals } from './platform/http/run-call'
import { offeredSession, offeredStaffSession } from './platform/http/session-cookies'
import { SiteDirectory } from './platform/http/site-directory'
import { registerSlowBodies } from './platform/http/slow-bodies'
import { LiveHub } from './platform/live/live-hub'
import { registerLive } from './platform/live/register-live'
import type { Log } from './platform/log'
import { PictureShelf } from './platform/picture-shelf'
import type { Services } from './platform/services'
import { registerClient } from './serve-client'
import { registerCoverFonts } from './serve-cover-fonts'
import { registerShops } from './serve-shops'
import { uploadReceivers } from './upload-receivers'

export const bindings = [
  ...identityRoutes,
  ...securityRoutes,
  ...companiesRoutes,
  ...verificationRoutes,
  ...consentRoutes,
  ...apiKeysRoutes,
  ...webhooksRoutes,
  ...archiveRoutes,
  ...staffRoutes,
  ...staffManagementRoutes,
  ...deedsRoutes,
  ...checksRoutes,
  ...incomeRoutes,
  ...splitsRoutes,
  ...ledgerRoutes,
  ...payoutRoutes,
  ...catalogueRoutes,
  ...membersRoutes,
  ...auditRoutes,
  ...filesRoutes,
  ...worksRoutes,
  ...uploadsRoutes,
  ...moveInRoutes,
  ...materialsRoutes,
  ...signingRoutes,
  ...rightsRoutes,
  ...reviewRoutes,
  ...infringementRoutes,
  ...releaseCodesRoutes,
  ...distributionRoutes,
  ...deliveriesRoutes,
  ...releasePagesRoutes,
  ...coversRoutes,
  ...contentRoutes,
  ...plansRoutes,
  ...messagesRoutes,
  ...supportRoutes,
  ...sitesRoutes,
  ...upkeepRoutes,
  ...dashboardRoutes,
  ...demoRoutes,
]

export interface AppParts {
  config: Pick<Config, 'defaultDomain' | 'trustedProxies' | 'isDevelopment'> &
    Partial<Pick<Config, 'hstsSeconds'>>
  database: Database
  services: Services
  log: Log
  clock?: Clock
  /** Absent in tests that only make calls. */
  pages?: { renderer: PageRenderer; clientFolder?: string; middleware?(app: FastifyInstance): void }
  isDraining?: () => boolean
  /** Told of every address there is. */
  onRoute?(route: RouteOptions): void
}

const bodyLimit = 1024 * 1024
/** A sitemap holds no more than 50,000 addresses. */
const mostListedReleases = 40_000

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, services, log, clock = systemClock } = parts
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger a request costs more than most requests; the lines that are written name the request themselves.
    childLoggerFactory: logger => logger,
    bodyLimit,
    // Headers have to be there soon; how long a body may take depends on what it is (slow-bodies.ts).
    requestTimeout: 0,
    http: { headersTimeout: 20_000 },
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    frameworkErrors: refuseUnrouted,
    routerOptions: { maxParamLength: 200 },
  })
  if (parts.onRoute) app.addHook('onRoute', parts.onRoute)
  await app.register(cookie)
  await registerMultipart(app)
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply))
  registerRequestHooks(app, config)
  registerSlowBodies(app)
  if (services.demo) guardDemo(app, services.demo)

  const sites = new SiteDirectory(
    database,
    config.defaultDomain,
    services.demo !== undefined,
    services.originOf,
  )
  const sessions = new SessionDirectory(database, clock, log)
  const keys = new KeyDirectory(database, clock, log)
  const staff = new StaffDirectory(database, clock)
  const environment: CallEnvironment = {
    database,
    sites,
    services,
    clock,
    async authenticate(request, site, { access, session }) {
      const key = offeredKey(request)
      if (key) return keys.requireActor(site.agentId, key)
      if (session === 'staff' || (access !== 'anyone' && access !== 'member')) {
        const offered = offeredStaffSession(request)
        return (offered && (await staff.staffOf(site.agentId, offered))) ?? { kind: 'guest' }
      }
      const offered = offeredSession(request)
      return (offered && (await sessions.memberOf(site.agentId, offered))) ?? { kind: 'guest' }
    },
    isBearerOpen: (agentId, bearer) =>
      database.read(agentId, tx =>
        'staffId' in bearer
          ? isActiveStaff(tx, bearer.staffId)
          : 'caseId' in bearer
            ? isAnswerForwarded(tx, bearer.caseId)
            : areOpenAccounts(tx, bearer.memberIds),
      ),
    isLinkOfCase: (agentId, caseId, link) =>
      database.read(agentId, tx =>
        isLinkOfCase(tx, { secrets: services.secrets, now: clock.now() }, caseId, link),
      ),
    spendCaptcha: (site, answer, now) =>
      database.change(site.agentId, tx => requireCaptcha(tx, services.secrets, answer, now)),
    spendFactor: ({ agentId }, { staffId }, { client, now, ...given }) =>
      changeKeepingRefusals(database, agentId, tx =>
        spendFactorOnRequest({ tx, secrets: services.secrets, client, now }, staffId, given),
      ),
    requireStillInOffice,
  }
  registerHealth(app, database, parts.isDraining ?? (() => false))
  registerMetrics(app)
  registerPolicyReports(app, environment)
  bindCalls(app, environment, bindings)
  registerDownloadCodes(app, sites)
  const pictures = new PictureShelf()
  registerInstalling(app, sites, pictures)
  registerFiles(app, environment)
  registerSitePictures(app, environment)
  registerContentPictures(app, environment)
  registerCoverImages(app, environment)
  registerAgreements(app, environment)
  registerArchive(app, environment)
  registerLeaving(app, environment)
  registerWorksExport(app, environment)
  registerBillsExport(app, environment)
  registerMemberBillsExport(app, environment)
  registerBillLinesExport(app, environment)
  registerBillPartsExport(app, environment)
  registerFiguresExport(app, environment)
  registerDeskFiguresExport(app, environment)
  registerAuditExport(app, environment)
  registerLedgerExports(app, environment)
  registerLedgerPartsExports(app, environment)
  registerDeskExports(app, environment)
  registerPayersExport(app, environment)
  registerReportPartsExports(app, environment)
  registerDisputesExport(app, environment)
  registerSplitsExport(app, environment)
  registerInvitationsExport(app, environment)
  registerTrackExports(app, environment)
  registerPayoutFiles(app, environment)
  registerUploads(app, environment, { receivers: uploadReceivers })
  registerMoveInTemplate(app, environment)
  registerMedia(app, environment)
  const live = new LiveHub(database, log, lookUpMessages, () => sites.forget())
  registerLive(app, environment, live)
  app.addHook('onReady', () => live.open())
  registerPageFiles(app, environment, pictures)
  registerVisits(app, environment)
  registerSitemap(app, environment, async tx =>
    (await listedReleases(tx, mostListedReleases)).map(({ code, updated_at }) => ({
      address: `/release/${code}`,
      changed: updated_at,
    })),
  )
  registerNewsFeed(app, environment)
  registerSharePictures(app, environment, pictures)
  registerShops(app, environment)
  registerCoverFonts(app)
  registerClient(app)
  registerApiDescription(app, sites)
  if (parts.pages) {
    const { renderer, clientFolder, middleware } = parts.pages
    middleware?.(app)
    if (clientFolder) await registerAssets(app, clientFolder)
    app.addHook('onClose', async () => renderer.close?.())
    registerPages(app, {
      environment,
      bindings,
      renderer,
      ownVersion: (agentId, path) => releasePageVersion(environment, agentId, path),
      shelf: new PageShelf(config.isDevelopment ? undefined : new PageCache()),
    })
  } else {
    app.setNotFoundHandler((request, reply) => refuse({ statusCode: 404 }, request, reply))
  }
  return app
}
