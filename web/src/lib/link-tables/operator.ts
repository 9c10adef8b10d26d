import { queryOf, withQuery } from './with-query'

/** What goes along from the queue to a work and on to the next. */
type ReviewFilter = { kind?: string; purpose?: string; sort?: string }

export const operator = '/operator'
export const operatorChecks = '/operator/checks'
export const operatorCheck = (kind: string, id: number) => `/operator/check?kind=${kind}&id=${id}`
export const operatorCovers = '/operator/covers'
export const operatorCoversRoom = (room: string) => `/operator/covers?room=${room}`
export const operatorSecurity = '/operator/security'
export const operatorDesk = '/operator/desk'
export const operatorTicket = (id: number) => `/operator/desk/ticket?id=${id}`
export const operatorCanned = '/operator/desk/canned'
export const operatorDeskStatistics = '/operator/desk/statistics'
export const operatorAnnouncements = '/operator/announcements'
export const operatorReview = '/operator/review'
export const operatorReviewOf = (stage: string, filter: ReviewFilter = {}) =>
  `/operator/review?${queryOf({ stage, ...filter })}`
export const operatorReviewWork = (id: number, filter: ReviewFilter = {}) =>
  `/operator/review/work?${queryOf({ id: String(id), ...filter })}`
export const operatorReasons = '/operator/review/reasons'
export const operatorInfringements = '/operator/infringement'
export const operatorInfringement = (id: number) => `/operator/infringement/case?id=${id}`
export const operatorLedger = '/operator/income/ledger'
export const operatorLedgerOf = (place: {
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
  })
/** A bill with its parts, down to lines of the report. */
export const operatorLedgerBill = (id: number) => `/operator/income/ledger?bill=${id}`
/** From a line of a report to where its money went. */
export const operatorLedgerLine = (reportId: number, line: number) =>
  `/operator/income/ledger?report=${reportId}&line=${line}`
export const operatorLedgerReport = (id: number) => `/operator/income/report?id=${id}`
export const operatorWorks = '/operator/works'
export const operatorWork = (id: number) => `/operator/works/work?id=${id}`
export const operatorMembers = '/operator/members'
export const operatorMember = (id: number) => `/operator/member?id=${id}`
export const operatorMemberBills = (id: number) => `/operator/member?id=${id}&tab=bills`
export const operatorStaff = '/operator/staff'
export const operatorDeeds = '/operator/deeds'
export const operatorAudit = '/operator/audit'
export const operatorContent = '/operator/content'
export const operatorContentRoom = (room: string) => `/operator/content?room=${room}`
export const operatorContentEdit = (id: number) => `/operator/content/edit?id=${id}`
export const operatorContentNew = (kind: string, tid?: number) =>
  `/operator/content/edit?${queryOf({ kind, tid: tid === undefined ? undefined : String(tid) })}`
export const operatorSite = '/operator/site'
export const operatorApps = '/operator/site/apps'
export const operatorMoney = '/operator/site/money'
export const operatorCodes = '/operator/site/codes'
export const operatorDomains = '/operator/site/domains'
export const operatorUpkeep = '/operator/site/upkeep'
export const operatorDeliveries = '/operator/deliveries'
export const operatorDeliveriesOf = (search: string) => `/operator/deliveries?${queryOf({ search })}`
export const operatorDelivery = (id: number) => `/operator/deliveries/delivery?id=${id}`
export const operatorIncome = '/operator/income'
export const operatorReports = (filter: { payer?: string; queue?: string }) =>
  withQuery('/operator/income', filter)
export const operatorReport = (id: number, part?: string) =>
  `/operator/income/report?id=${id}${part ? `#${part}` : ''}`
export const operatorMapping = (id: number, table?: number) =>
  `/operator/income/mapping?id=${id}${table === undefined ? '' : `&table=${table}`}`
export const operatorIncomeFigures = '/operator/income/figures'
export const operatorDisputes = '/operator/income/disputes'
export const operatorDispute = (number: string) =>
  `/operator/income/disputes?${new URLSearchParams({ number })}`
export const operatorPayers = '/operator/income/payers'
export const operatorPayer = (id: number) => `/operator/income/payer?id=${id}`
export const operatorNewPayer = '/operator/income/payer'
export const operatorPayouts = '/operator/payouts'
export const operatorPayoutsOf = (shown: { state?: string; id?: string }) =>
  withQuery('/operator/payouts', shown)
export const operatorBatches = '/operator/payouts/batches'
export const operatorBatch = (id: number) => `/operator/payouts/batch?id=${id}`
export const operatorLayouts = '/operator/payouts/layouts'
export const operatorLayout = (id: number) => `/operator/payouts/layout?id=${id}`
export const operatorNewLayout = '/operator/payouts/layout'
export const operatorTax = '/operator/payouts/tax'
export const operatorUnclaimed = '/operator/payouts/unclaimed'
export const operatorChannels = '/operator/channels'
export const operatorChannel = (id: number, part?: string) =>
  `/operator/channels/channel?id=${id}${part ? `#${part}` : ''}`
export const operatorSchemas = '/operator/channels/schemas'
export const operatorJobs = '/operator/jobs'
