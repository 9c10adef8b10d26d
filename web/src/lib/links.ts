// Every address of the site that a component links to is built here.

export const links = {
  home: '/guest/index',
  distribution: '/guest/publish',
  guestQuestion: '/guest/q-a',
  memberQuestion: '/help-center/q-a',
  news: '/advisory/index',
  newsItem: (id: number | string) => `/advisory/detail?id=${encodeURIComponent(id)}`,
  download: '/download/index',
  hotPlans: '/hot-plan/index',
  help: '/help-center/index/detail',
  helpPage: (id: number) => `/help-center/index/detail?id=${id}&type=2&tid=0`,
  login: '/login',
  register: '/register/single',
  registerMinor: '/register/children',
  recover: '/register/findpwd',
  publish: '/work-publish/entry',
  works: '/work-management/list',
  messages: '/system-message',
  tickets: '/gongdan/list',
  information: '/person-center/information',
  bills: '/person-center/income-bill/list',
  withdraw: '/person-center/withdraw',
  security: '/person-center/reset-pwd',
  updateInfo: '/person-center/update-info',
  smartCover: '/intelligence-cover',
  manualCover: '/intelligence-cover-head',
  operator: '/operator',
  api: '/docs/api',
  qr: (platform: 'ios' | 'android') => `/qr/${platform}.svg`,
} as const

/** The site's own pages in the help centre. */
export const sitePages = { about: 3, agreement: 5, admission: 6 } as const
