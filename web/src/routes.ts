import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { forwards } from './lib/screens'

const forwarding = Object.keys(forwards)
  .filter(path => path !== '/')
  .map(path => route(path, 'app/forward.tsx', { id: `forward${path}` }))

export default [
  index('app/forward.tsx', { id: 'forward/' }),
  ...forwarding,
  layout('areas/guest/layout.tsx', [
    route('/guest/index', 'areas/guest/home/home.tsx'),
    route('/guest/publish', 'areas/guest/distribution.tsx'),
    route('/guest/q-a', 'areas/guest/question.tsx', { id: 'guest-question' }),
    route('/help-center/index/detail', 'areas/guest/help-detail.tsx'),
    route('/help-center/sub-list', 'areas/guest/help-list.tsx'),
    route('/help-center/q-a', 'areas/guest/question.tsx', { id: 'help-question' }),
    route('/help-center/search', 'areas/guest/search.tsx'),
    route('/download/index', 'areas/guest/download.tsx'),
    route('/advisory/index', 'areas/guest/news-list.tsx'),
    route('/advisory/detail', 'areas/guest/news-detail.tsx'),
    route('/hot-plan/index', 'areas/guest/hot-plan-list.tsx'),
    route('/hot-plan/detail', 'areas/guest/hot-plan-detail.tsx'),
    route('/docs/api', 'areas/guest/api.tsx'),
    route('/agreement-check', 'areas/guest/agreement-check.tsx'),
    route('/infringement', 'areas/guest/infringement.tsx'),
    route('/infringement/case', 'areas/guest/infringement-case.tsx'),
  ]),
  route('/release/:code', 'areas/guest/release/release.tsx'),
  layout('areas/passport/layout.tsx', [
    route('/login', 'areas/passport/login.tsx'),
    route('/register/single', 'areas/passport/register.tsx'),
    route('/register/children', 'areas/passport/register-minor.tsx'),
    route('/register/findpwd', 'areas/passport/recover.tsx'),
    route('/identity-check', 'areas/passport/identity-check.tsx'),
  ]),
  layout('areas/member/layout.tsx', [
    layout('areas/member/works-layout.tsx', [
      route('/work-publish/entry', 'areas/member/publish/entry.tsx'),
      route('/work-publish/step/step-1', 'areas/member/publish/step-1.tsx'),
      route('/work-publish/step/step-2', 'areas/member/publish/step-2.tsx'),
      route('/work-publish/step/step-3', 'areas/member/publish/step-3.tsx'),
      route('/work-publish/update-music', 'areas/member/publish/update-music.tsx'),
      route('/work-publish/add-material', 'areas/member/publish/add-material.tsx'),
      route('/work-management/list', 'areas/member/works/list.tsx'),
      route('/work-management/detail', 'areas/member/works/detail.tsx'),
      route('/work-management/claim', 'areas/member/works/claim.tsx'),
      route('/work-management/storage', 'areas/member/works/storage.tsx'),
    ]),
    layout('areas/member/move-in/layout.tsx', [
      route('/work-management/move-in', 'areas/member/move-in/move-in.tsx'),
    ]),
    route('/realidcation', 'areas/member/minor/minor-information.tsx'),
    layout('areas/member/person-center/layout.tsx', [
      route('/person-center/information', 'areas/member/person-center/information.tsx'),
      layout('areas/member/income/layout.tsx', [
        route('/person-center/income-bill/list', 'areas/member/income/bills.tsx'),
        route('/person-center/income-bill/detail', 'areas/member/income/bill.tsx'),
        route('/person-center/income-bill/figures', 'areas/member/income/figures.tsx'),
      ]),
      layout('areas/member/payouts/layout.tsx', [
        route('/person-center/withdraw', 'areas/member/payouts/withdraw.tsx'),
      ]),
      layout('areas/member/roster/layout.tsx', [
        route('/person-center/roster', 'areas/member/roster/roster.tsx'),
      ]),
      layout('areas/member/splits/layout.tsx', [
        route('/person-center/splits', 'areas/member/splits/splits.tsx'),
        route('/person-center/splits/track', 'areas/member/splits/track.tsx'),
      ]),
      route('/person-center/reset-pwd', 'areas/member/person-center/security.tsx'),
      route('/person-center/update-info', 'areas/member/person-center/update-info.tsx'),
      route('/person-center/developer', 'areas/member/person-center/developer.tsx'),
      route('/person-center/company', 'areas/member/person-center/company.tsx'),
    ]),
    route('/system-message', 'areas/member/messages.tsx'),
    layout('areas/member/support/layout.tsx', [
      route('/gongdan/list', 'areas/member/support/list.tsx'),
      route('/gongdan/add', 'areas/member/support/add.tsx'),
      route('/gongdan/detail', 'areas/member/support/detail.tsx'),
    ]),
    layout('areas/member/covers/layout.tsx', [
      route('/intelligence-cover', 'areas/member/covers/smart.tsx'),
      route('/intelligence-cover-head', 'areas/member/covers/library.tsx'),
      route('/intelligence-cover-head/edit', 'areas/member/covers/editor.tsx'),
    ]),
  ]),
  layout('areas/operator/layout.tsx', [
    route('/operator', 'areas/operator/home.tsx'),
    route('/operator/join', 'areas/operator/join.tsx'),
    route('/operator/deed', 'areas/operator/deeds/owner-deed.tsx'),
    route('/operator/checks', 'areas/operator/checks.tsx'),
    route('/operator/check', 'areas/operator/check.tsx'),
    route('/operator/security', 'areas/operator/security.tsx'),
    layout('areas/operator/support/layout.tsx', [
      route('/operator/desk', 'areas/operator/support/queue.tsx'),
      route('/operator/desk/ticket', 'areas/operator/support/ticket.tsx'),
      route('/operator/desk/canned', 'areas/operator/support/canned.tsx'),
      route('/operator/desk/statistics', 'areas/operator/support/statistics.tsx'),
    ]),
    route('/operator/jobs', 'areas/operator/jobs.tsx'),
    layout('areas/operator/site/layout.tsx', [
      route('/operator/site', 'areas/operator/site/general.tsx'),
      route('/operator/site/apps', 'areas/operator/site/apps.tsx'),
      route('/operator/site/money', 'areas/operator/site/money.tsx'),
      route('/operator/site/codes', 'areas/operator/site/release-codes.tsx'),
      route('/operator/site/domains', 'areas/operator/site/domains.tsx'),
      route('/operator/site/upkeep', 'areas/operator/site/upkeep.tsx'),
    ]),
    layout('areas/operator/deliveries/layout.tsx', [
      route('/operator/deliveries', 'areas/operator/deliveries/deliveries.tsx'),
      route('/operator/deliveries/delivery', 'areas/operator/deliveries/delivery.tsx'),
    ]),
    layout('areas/operator/income/layout.tsx', [
      route('/operator/income', 'areas/operator/income/reports.tsx'),
      route('/operator/income/report', 'areas/operator/income/report.tsx'),
      route('/operator/income/mapping', 'areas/operator/income/mapping.tsx'),
      route('/operator/income/figures', 'areas/operator/income/figures.tsx'),
      route('/operator/income/disputes', 'areas/operator/income/disputes.tsx'),
      route('/operator/income/payers', 'areas/operator/income/payers.tsx'),
      route('/operator/income/payer', 'areas/operator/income/payer.tsx'),
    ]),
    layout('areas/operator/payouts/layout.tsx', [
      route('/operator/payouts', 'areas/operator/payouts/payouts.tsx'),
      route('/operator/payouts/batches', 'areas/operator/payouts/batches.tsx'),
      route('/operator/payouts/batch', 'areas/operator/payouts/batch.tsx'),
      route('/operator/payouts/layouts', 'areas/operator/payouts/layouts.tsx'),
      route('/operator/payouts/layout', 'areas/operator/payouts/layout-editor.tsx'),
      route('/operator/payouts/tax', 'areas/operator/payouts/tax.tsx'),
      route('/operator/payouts/unclaimed', 'areas/operator/payouts/unclaimed.tsx'),
    ]),
    layout('areas/operator/channels/layout.tsx', [
      route('/operator/channels', 'areas/operator/channels/channels.tsx'),
      route('/operator/channels/channel', 'areas/operator/channels/channel.tsx'),
      route('/operator/channels/schemas', 'areas/operator/channels/schemas.tsx'),
    ]),
    route('/operator/income/ledger', 'areas/operator/ledger/ledger.tsx'),
    route('/operator/announcements', 'areas/operator/announcements/announcements.tsx'),
    layout('areas/operator/catalogue/layout.tsx', [
      route('/operator/works', 'areas/operator/catalogue/works.tsx'),
      route('/operator/works/work', 'areas/operator/catalogue/work.tsx'),
    ]),
    layout('areas/operator/members/layout.tsx', [
      route('/operator/members', 'areas/operator/members/members.tsx'),
      route('/operator/member', 'areas/operator/members/member.tsx'),
    ]),
    route('/operator/deeds', 'areas/operator/deeds/deeds.tsx'),
    route('/operator/staff', 'areas/operator/staff/staff.tsx'),
    route('/operator/audit', 'areas/operator/audit/audit.tsx'),
    layout('areas/operator/content/layout.tsx', [
      route('/operator/content', 'areas/operator/content/content.tsx'),
      route('/operator/content/edit', 'areas/operator/content/edit.tsx'),
    ]),
    layout('areas/operator/covers/layout.tsx', [
      route('/operator/covers', 'areas/operator/covers/covers.tsx'),
    ]),
    layout('areas/operator/infringement/layout.tsx', [
      route('/operator/infringement', 'areas/operator/infringement/cases.tsx'),
      route('/operator/infringement/case', 'areas/operator/infringement/case.tsx'),
    ]),
    layout('areas/operator/review/layout.tsx', [
      route('/operator/review', 'areas/operator/review/queue.tsx'),
      route('/operator/review/work', 'areas/operator/review/work.tsx'),
      route('/operator/review/reasons', 'areas/operator/review/reasons.tsx'),
    ]),
  ]),
  ...(import.meta.env.DEV ? [route('/kit', 'areas/kit/kit-page.tsx')] : []),
  route('*', 'app/unknown-page.tsx'),
] satisfies RouteConfig
