// Every screen of the site: its path, the words of its title, its layout and how header and footer look there.
// The route guard, the titles, the page-view counter and docs/routes.md read this one table.

export type Layout = 'guest' | 'passport' | 'member' | 'operator'
/** wide: over the whole window, for pages with a large picture; plain: the usual width; slim: logo and ways back only;
 * none: a tool with a bar of its own. */
export type HeaderStyle = 'wide' | 'plain' | 'slim' | 'none'
/** full: every link; slim: copyright and filing number; none: screens that are a tool from edge to edge. */
export type FooterStyle = 'full' | 'slim' | 'none'

export interface Screen {
  path: string
  title: string
  layout: Layout
  header: HeaderStyle
  footer: FooterStyle
  /** What its page reads of an address's query; everything else makes no difference to it. */
  query?: readonly string[]
}

const guest = (
  path: string,
  title: string,
  { header = 'plain', query = [] }: { header?: HeaderStyle; query?: readonly string[] } = {},
): Screen => ({ path, title, layout: 'guest', header, footer: 'full', query: ['lang', ...query] })
/** Forms lead on to where their visitor wanted to go, or belong to the ticket that came with the address. */
const passport = (path: string, title: string): Screen => ({
  path,
  title,
  layout: 'passport',
  header: 'slim',
  footer: 'slim',
  query: ['lang', 'next', 'ticket'],
})
const member = (path: string, title: string, footer: FooterStyle = 'slim'): Screen => ({
  path,
  title,
  layout: 'member',
  header: 'plain',
  footer,
})

const operator = (path: string, title: string): Screen => ({
  path,
  title,
  layout: 'operator',
  header: 'slim',
  footer: 'none',
})

export const screens: readonly Screen[] = [
  guest('/guest/index', 'title.home', { header: 'wide' }),
  guest('/guest/publish', 'title.distribution', { header: 'wide' }),
  guest('/guest/q-a', 'title.question', { query: ['answer'] }),
  guest('/help-center/index/detail', 'title.help', { query: ['id', 'type', 'tid'] }),
  guest('/help-center/sub-list', 'title.help', { query: ['tid'] }),
  guest('/help-center/q-a', 'title.question', { query: ['answer'] }),
  guest('/help-center/search', 'title.search', { query: ['q'] }),
  guest('/download/index', 'title.download'),
  guest('/advisory/index', 'title.news', { query: ['category', 'cursor', 'trail'] }),
  guest('/advisory/detail', 'title.newsDetail', { query: ['id'] }),
  guest('/hot-plan/index', 'title.hotPlan', { header: 'wide', query: ['cursor'] }),
  guest('/hot-plan/detail', 'title.hotPlanDetail', { query: ['id'] }),
  guest('/docs/api', 'title.api', { query: ['call'] }),
  guest('/agreement-check', 'title.agreementCheck', { query: ['sha256'] }),
  guest('/infringement', 'title.infringement'),
  guest('/infringement/case', 'title.infringementCase', { query: ['link'] }),
  { ...guest('/release/:code', 'title.release', { header: 'slim' }), footer: 'slim' },
  passport('/login', 'title.login'),
  passport('/register/single', 'title.register'),
  passport('/register/children', 'title.registerMinor'),
  passport('/register/findpwd', 'title.recover'),
  passport('/identity-check', 'title.identityCheck'),
  member('/work-publish/entry', 'title.publish', 'full'),
  member('/work-publish/step/step-1', 'title.step1'),
  member('/work-publish/step/step-2', 'title.step2'),
  member('/work-publish/step/step-3', 'title.step3'),
  member('/work-publish/update-music', 'title.updateMusic'),
  member('/work-publish/add-material', 'title.addMaterial'),
  member('/work-management/list', 'title.works'),
  member('/work-management/detail', 'title.work'),
  member('/work-management/claim', 'title.ownInfringement'),
  member('/work-management/storage', 'title.storage'),
  member('/work-management/move-in', 'title.moveIn'),
  member('/realidcation', 'title.minorInfo'),
  member('/person-center/information', 'title.information'),
  member('/person-center/income-bill/list', 'title.bills'),
  member('/person-center/income-bill/detail', 'title.bill'),
  member('/person-center/income-bill/figures', 'title.incomeFigures'),
  member('/person-center/withdraw', 'title.withdraw'),
  member('/person-center/company', 'title.company'),
  member('/person-center/developer', 'title.developer'),
  member('/person-center/roster', 'title.roster'),
  member('/person-center/splits', 'title.splits'),
  member('/person-center/splits/track', 'title.split'),
  member('/person-center/reset-pwd', 'title.security'),
  member('/person-center/update-info', 'title.updateInfo'),
  member('/system-message', 'title.messages'),
  member('/gongdan/list', 'title.tickets'),
  member('/gongdan/add', 'title.newTicket'),
  member('/gongdan/detail', 'title.ticket'),
  member('/intelligence-cover', 'title.smartCover', 'none'),
  member('/intelligence-cover-head', 'title.manualCover', 'none'),
  { ...member('/intelligence-cover-head/edit', 'title.editCover', 'none'), header: 'none' },
  operator('/operator', 'title.operator'),
  operator('/operator/join', 'title.operatorJoin'),
  operator('/operator/deed', 'title.operatorDeed'),
  operator('/operator/checks', 'title.operatorChecks'),
  operator('/operator/check', 'title.operatorCheck'),
  operator('/operator/security', 'title.operatorSecurity'),
  operator('/operator/desk', 'title.operatorDesk'),
  operator('/operator/desk/ticket', 'title.operatorTicket'),
  operator('/operator/desk/canned', 'title.operatorCanned'),
  operator('/operator/desk/statistics', 'title.operatorDeskStatistics'),
  operator('/operator/announcements', 'title.operatorAnnouncements'),
  operator('/operator/jobs', 'title.operatorJobs'),
  operator('/operator/site', 'title.operatorSite'),
  operator('/operator/site/apps', 'title.operatorApps'),
  operator('/operator/site/money', 'title.operatorMoney'),
  operator('/operator/site/codes', 'title.operatorCodes'),
  operator('/operator/site/domains', 'title.operatorDomains'),
  operator('/operator/site/upkeep', 'title.operatorUpkeep'),
  operator('/operator/deliveries', 'title.operatorDeliveries'),
  operator('/operator/deliveries/delivery', 'title.operatorDelivery'),
  operator('/operator/income', 'title.operatorReports'),
  operator('/operator/income/report', 'title.operatorReport'),
  operator('/operator/income/mapping', 'title.operatorMapping'),
  operator('/operator/income/figures', 'title.operatorIncomeFigures'),
  operator('/operator/income/disputes', 'title.operatorDisputes'),
  operator('/operator/income/payers', 'title.operatorPayers'),
  operator('/operator/income/payer', 'title.operatorPayer'),
  operator('/operator/payouts', 'title.operatorPayouts'),
  operator('/operator/payouts/batches', 'title.operatorBatches'),
  operator('/operator/payouts/batch', 'title.operatorBatch'),
  operator('/operator/payouts/layouts', 'title.operatorLayouts'),
  operator('/operator/payouts/layout', 'title.operatorLayout'),
  operator('/operator/payouts/tax', 'title.operatorTax'),
  operator('/operator/payouts/unclaimed', 'title.operatorUnclaimed'),
  operator('/operator/channels', 'title.operatorChannels'),
  operator('/operator/channels/channel', 'title.operatorChannel'),
  operator('/operator/channels/schemas', 'title.operatorSchemas'),
  operator('/operator/income/ledger', 'title.operatorLedger'),
  operator('/operator/works', 'title.operatorWorks'),
  operator('/operator/works/work', 'title.operatorWork'),
  operator('/operator/members', 'title.operatorMembers'),
  operator('/operator/member', 'title.operatorMember'),
  operator('/operator/staff', 'title.operatorStaff'),
  operator('/operator/deeds', 'title.operatorDeeds'),
  operator('/operator/audit', 'title.operatorAudit'),
  operator('/operator/content', 'title.operatorContent'),
  operator('/operator/content/edit', 'title.operatorContentEdit'),
  operator('/operator/covers', 'title.operatorCovers'),
  operator('/operator/infringement', 'title.operatorInfringements'),
  operator('/operator/infringement/case', 'title.operatorInfringement'),
  operator('/operator/review', 'title.operatorReview'),
  operator('/operator/review/work', 'title.operatorReviewWork'),
  operator('/operator/review/reasons', 'title.operatorReasons'),
]

/** Addresses that only lead on to another one. */
export const forwards: Readonly<Record<string, string>> = {
  '/': '/work-publish',
  '/work-publish': '/work-publish/entry',
  '/work-publish/step': '/work-publish/step/step-1',
  '/work-management': '/work-management/list',
  '/person-center': '/person-center/information',
  '/person-center/income-bill': '/person-center/income-bill/list',
  '/gongdan': '/gongdan/list',
  '/guest': '/guest/index',
  '/help-center': '/help-center/index',
  '/help-center/index': '/help-center/index/detail',
  '/download': '/download/index',
  '/advisory': '/advisory/index',
  '/hot-plan': '/hot-plan/index',
  '/register': '/register/single',
}

export function screenAt(pathname: string): Screen | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return screens.find(screen => screen.path === path || screen.path === `${folder}:code`)
}

/**
 * Where a statistics service may count: pages of guests, which hold nobody's data. A release's page promises that its visits are counted by
 * the site and by nobody else.
 */
export function isCounted(screen: Pick<Screen, 'path' | 'layout'> | undefined): boolean {
  return screen?.layout === 'guest' && screen.path !== '/release/:code'
}
