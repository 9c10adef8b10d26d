import type { NewAgent } from '../modules/sites/sites.public'

/** The demo's site. Mac and Windows have no link yet, so their entries show the maintenance message. */
export function demoSite(domain: string): NewAgent {
  return {
    domains: [domain],
    presentation: {
      site_title: { 'zh-CN': '支流', en: 'Tributary' },
      site_logo: '',
      filing_number: '示例备00000000号',
      filing_link: 'https://beian.miit.gov.cn/',
      filings: {
        icp_licence: { number: '示例 ICP 证 000000', link: 'https://dxzhengwu.miit.gov.cn/' },
        culture: { number: '示例网文〔2026〕0000-000 号', link: 'https://www.mct.gov.cn/' },
        police: { number: '示例公网安备 00000000000000 号', link: 'https://beian.mps.gov.cn/' },
      },
      legal_entity: { name: '支流（演示）文化有限公司', credit_code: '91110000MA00D0M00D' },
      data_keeping: {
        storage_place: {
          'zh-CN': '运行本演示的这台计算机（数据不离开本机）',
          en: 'the computer this demo runs on (nothing leaves it)',
        },
        providers: {
          sms: {
            'zh-CN': '无（演示短信只显示在本机的手机窗口）',
            en: 'none (text messages of the demo only appear in its phone on this computer)',
          },
          mail: {
            'zh-CN': '无（演示邮件只保存在本机）',
            en: 'none (mail of the demo is only kept on this computer)',
          },
          storage: { 'zh-CN': '无（文件保存在本机）', en: 'none (files are kept on this computer)' },
          identity: { 'zh-CN': '', en: '' },
          image_model: { 'zh-CN': '无（未接入图像模型）', en: 'none (no image model is connected)' },
        },
      },
      contact_email: 'hello@tributary.example',
      contact_address: { 'zh-CN': '示例地址：河畔路 1 号', en: 'Example address: 1 Riverside Road' },
      hotline: '400-000-0000',
      service_hours: { 'zh-CN': '工作日 9:30–18:30', en: 'Weekdays 9:30–18:30 (UTC+8)' },
      service_qr: [
        { label: { 'zh-CN': '客服微信', en: 'Customer service' }, image: '/demo/service-qr.svg' },
        { label: { 'zh-CN': '公众号', en: 'Official account' }, image: '/demo/account-qr.svg' },
      ],
      colors: { accent: null, river: null },
      statistics: { service: 'builtin' },
      promises: { review_days: 2, answer_hours: 24, counter_notice_days: 15 },
    },
    downloads: {
      android: 'https://tributary.example/download/android',
      ios: 'https://tributary.example/download/ios',
      win32: '',
      mac: '',
    },
    codeRanges: demoCodes,
    isDemo: true,
    isPlayedBySandbox: true,
  }
}

/** Codes that cannot be taken for real ones: no country has ZZ, and 02 is for use inside a shop. */
function demoCodes(agentId: number) {
  const registrant = (agentId % 36 ** 3).toString(36).toUpperCase().padStart(3, '0')
  const company = String(agentId % 10_000).padStart(4, '0')
  return [
    { kind: 'isrc' as const, prefix: `ZZ${registrant}`, first: 1, last: 99_999 },
    { kind: 'upc' as const, prefix: `02${company}`, first: 1, last: 99_999 },
  ]
}
