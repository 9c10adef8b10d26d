// Every address of the site that a component links to is built here.

/** What goes along from the queue to a work and on to the next. */
type ReviewFilter = { kind?: string; purpose?: string; sort?: string }

function queryOf(values: Record<string, string | undefined>): string {
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString()
}

function withQuery(path: string, values: Record<string, string | undefined>): string {
  const query = queryOf(values)
  return query ? `${path}?${query}` : path
}

export const links = {
  home: '/guest/index',
  distribution: '/guest/publish',
  guestQuestion: '/guest/q-a',
  memberQuestion: '/help-center/q-a',
  news: '/advisory/index',
  newsItem: (id: number | string) => `/advisory/detail?id=${encodeURIComponent(id)}`,
  newsList: (query: { category?: string; cursor?: string; trail?: string }) =>
    withQuery('/advisory/index', query),
  newsFeed: (language: string) => `/advisory/feed.xml?lang=${language}`,
  download: '/download/index',
  hotPlans: '/hot-plan/index',
  hotPlansFrom: (cursor: string) => withQuery('/hot-plan/index', { cursor }),
  hotPlan: (id: number) => `/hot-plan/detail?id=${id}`,
  help: '/help-center/index/detail',
  helpPage: (id: number) => `/help-center/index/detail?id=${id}&type=2&tid=0`,
  helpBranch: (tid: number) => `/help-center/sub-list?tid=${tid}`,
  helpBranches: '/help-center/sub-list',
  frequentQuestion: (id: number) => `/help-center/q-a#question-${id}`,
  search: '/help-center/search',
  /** A picture for those who share a page. */
  sharePicture: (name: string, language: string) => `/share/${name}.png?lang=${language}`,
  helpArticle: (id: number, tid: number) => `/help-center/index/detail?id=${id}&type=1&tid=${tid}`,
  login: '/login',
  /** Logging in, and then back to where one wanted to go. */
  loginFor: (next: string) => withQuery('/login', { next }),
  register: '/register/single',
  registerFor: (next: string) => withQuery('/register/single', { next }),
  registerMinor: '/register/children',
  recover: '/register/findpwd',
  identityCheck: '/identity-check',
  publish: '/work-publish/entry',
  step: (step: 1 | 2 | 3, workId: number) => `/work-publish/step/step-${step}?id=${workId}`,
  updateMusic: (workId: number) => `/work-publish/update-music?id=${workId}`,
  addMaterial: (workId: number) => `/work-publish/add-material?id=${workId}`,
  works: '/work-management/list',
  work: (workId: number) => `/work-management/detail?id=${workId}`,
  storage: '/work-management/storage',
  moveIn: '/work-management/move-in',
  agreementCheck: '/agreement-check',
  infringement: '/infringement',
  ownInfringement: (id: number) => `/work-management/claim?id=${id}`,
  release: (code: string) => `/release/${code}`,
  releaseShort: (code: string) => `/r/${code}`,
  releaseCode: (code: string) => `/release/${code}/qr.svg`,
  releaseDate: (code: string) => `/release/${code}/release.ics`,
  messages: '/system-message',
  tickets: '/gongdan/list',
  ticket: (id: number) => `/gongdan/detail?id=${id}`,
  newTicket: ({ about }: { about?: { kind: string; id: number } | null } = {}) =>
    about ? `/gongdan/add?about=${about.kind}&id=${about.id}` : '/gongdan/add',
  information: '/person-center/information',
  bills: '/person-center/income-bill/list',
  billsOf: (filter: { status?: number; from?: string; to?: string; channel?: number }) =>
    withQuery('/person-center/income-bill/list', {
      from: filter.from,
      to: filter.to,
      channel: filter.channel?.toString(),
      status: filter.status?.toString(),
    }),
  incomeFigures: '/person-center/income-bill/figures',
  bill: (id: number) => `/person-center/income-bill/detail?id=${id}`,
  withdraw: '/person-center/withdraw',
  withdrawal: (id: number) => `/person-center/withdraw?id=${id}`,
  company: '/person-center/company',
  registerCompany: '/register/single?next=%2Fperson-center%2Fcompany',
  developer: '/person-center/developer',
  roster: '/person-center/roster',
  splits: '/person-center/splits',
  split: (isrc: string) => withQuery('/person-center/splits/track', { isrc }),
  security: '/person-center/reset-pwd',
  updateInfo: '/person-center/update-info',
  smartCover: '/intelligence-cover',
  smartCoverFor: (workId: number) => withQuery('/intelligence-cover', { work: workId.toString() }),
  manualCover: '/intelligence-cover-head',
  manualCoverFor: (workId: number) => withQuery('/intelligence-cover-head', { work: workId.toString() }),
  editCover: (designId: number) => withQuery('/intelligence-cover-head/edit', { id: designId.toString() }),
  minorInformation: '/realidcation',
  operator: '/operator',
  operatorChecks: '/operator/checks',
  operatorCheck: (kind: string, id: number) => `/operator/check?kind=${kind}&id=${id}`,
  operatorCovers: '/operator/covers',
  operatorCoversRoom: (room: string) => `/operator/covers?room=${room}`,
  operatorSecurity: '/operator/security',
  operatorDesk: '/operator/desk',
  operatorTicket: (id: number) => `/operator/desk/ticket?id=${id}`,
  operatorCanned: '/operator/desk/canned',
  operatorDeskStatistics: '/operator/desk/statistics',
  operatorAnnouncements: '/operator/announcements',
  operatorReview: '/operator/review',
  operatorReviewOf: (stage: string, filter: ReviewFilter = {}) =>
    `/operator/review?${queryOf({ stage, ...filter })}`,
  operatorReviewWork: (id: number, filter: ReviewFilter = {}) =>
    `/operator/review/work?${queryOf({ id: String(id), ...filter })}`,
  operatorReasons: '/operator/review/reasons',
  operatorInfringements: '/operator/infringement',
  operatorInfringement: (id: number) => `/operator/infringement/case?id=${id}`,
  operatorLedger: '/operator/income/ledger',
  operatorLedgerOf: (place: {
    kind: string
    currency: string
    account: number | null
    tx?: number
    bill?: number
  }) =>
    withQuery('/operator/income/ledger', {
      kind: place.kind,
      currency: place.currency,
      account: place.account ? String(place.account) : undefined,
      tx: place.tx ? String(place.tx) : undefined,
      bill: place.bill ? String(place.bill) : undefined,
    }),
  /** A bill with its parts, down to lines of the report. */
  operatorLedgerBill: (id: number) => `/operator/income/ledger?bill=${id}`,
  /** From a line of a report to where its money went. */
  operatorLedgerLine: (reportId: number, line: number) =>
    `/operator/income/ledger?report=${reportId}&line=${line}`,
  operatorLedgerReport: (id: number) => `/operator/income/report?id=${id}`,
  operatorWorks: '/operator/works',
  operatorWork: (id: number) => `/operator/works/work?id=${id}`,
  operatorMembers: '/operator/members',
  operatorMember: (id: number) => `/operator/member?id=${id}`,
  operatorMemberBills: (id: number) => `/operator/member?id=${id}&tab=bills`,
  operatorStaff: '/operator/staff',
  operatorDeeds: '/operator/deeds',
  operatorAudit: '/operator/audit',
  operatorContent: '/operator/content',
  operatorContentRoom: (room: string) => `/operator/content?room=${room}`,
  operatorContentEdit: (id: number) => `/operator/content/edit?id=${id}`,
  operatorContentNew: (kind: string, tid?: number) =>
    `/operator/content/edit?${queryOf({ kind, tid: tid === undefined ? undefined : String(tid) })}`,
  operatorSite: '/operator/site',
  operatorApps: '/operator/site/apps',
  operatorMoney: '/operator/site/money',
  operatorCodes: '/operator/site/codes',
  operatorDomains: '/operator/site/domains',
  operatorUpkeep: '/operator/site/upkeep',
  operatorDeliveries: '/operator/deliveries',
  operatorDeliveriesOf: (search: string) => `/operator/deliveries?${queryOf({ search })}`,
  operatorDelivery: (id: number) => `/operator/deliveries/delivery?id=${id}`,
  operatorIncome: '/operator/income',
  operatorReports: (filter: { payer?: string; queue?: string }) => withQuery('/operator/income', filter),
  operatorReport: (id: number, part?: string) => `/operator/income/report?id=${id}${part ? `#${part}` : ''}`,
  operatorMapping: (id: number) => `/operator/income/mapping?id=${id}`,
  operatorIncomeFigures: '/operator/income/figures',
  operatorDisputes: '/operator/income/disputes',
  operatorDispute: (number: string) => `/operator/income/disputes?${new URLSearchParams({ number })}`,
  operatorPayers: '/operator/income/payers',
  operatorPayer: (id: number) => `/operator/income/payer?id=${id}`,
  operatorNewPayer: '/operator/income/payer',
  operatorPayouts: '/operator/payouts',
  operatorPayoutsOf: (shown: { state?: string; id?: string }) => withQuery('/operator/payouts', shown),
  operatorBatches: '/operator/payouts/batches',
  operatorBatch: (id: number) => `/operator/payouts/batch?id=${id}`,
  operatorLayouts: '/operator/payouts/layouts',
  operatorLayout: (id: number) => `/operator/payouts/layout?id=${id}`,
  operatorNewLayout: '/operator/payouts/layout',
  operatorTax: '/operator/payouts/tax',
  operatorUnclaimed: '/operator/payouts/unclaimed',
  operatorChannels: '/operator/channels',
  operatorChannel: (id: number, part?: string) =>
    `/operator/channels/channel?id=${id}${part ? `#${part}` : ''}`,
  operatorSchemas: '/operator/channels/schemas',
  operatorJobs: '/operator/jobs',
  api: '/docs/api',
  clientFile: (name: string) => `/docs/api/${name}`,
  apiCall: (name: string) => `/docs/api?call=${name}`,
  openapi: '/openapi.json',
  qr: (platform: 'ios' | 'android') => `/qr/${platform}.svg`,
} as const

/** The site's own pages in the help centre. */
export const sitePages = { about: 3, agreement: 5, admission: 6, privacy: 7 } as const
