import { withQuery } from './with-query'

export const home = '/guest/index'
export const distribution = '/guest/publish'
export const guestQuestion = '/guest/q-a'
export const memberQuestion = '/help-center/q-a'
export const news = '/advisory/index'
export const newsItem = (id: number | string) => `/advisory/detail?id=${encodeURIComponent(id)}`
export const newsList = (query: { category?: string; cursor?: string; trail?: string }) =>
  withQuery('/advisory/index', query)
export const newsFeed = (language: string) => `/advisory/feed.xml?lang=${language}`
export const download = '/download/index'
export const hotPlans = '/hot-plan/index'
export const hotPlansFrom = (cursor: string) => withQuery('/hot-plan/index', { cursor })
export const hotPlan = (id: number) => `/hot-plan/detail?id=${id}`
export const help = '/help-center/index/detail'
export const helpPage = (id: number) => `/help-center/index/detail?id=${id}&type=2&tid=0`
export const helpBranch = (tid: number) => `/help-center/sub-list?tid=${tid}`
export const helpBranches = '/help-center/sub-list'
export const frequentQuestion = (id: number) => `/help-center/q-a#question-${id}`
export const search = '/help-center/search'
/** A picture for those who share a page. */
export const sharePicture = (name: string, language: string) => `/share/${name}.png?lang=${language}`
export const helpArticle = (id: number, tid: number) => `/help-center/index/detail?id=${id}&type=1&tid=${tid}`
export const login = '/login'
/** Logging in, and then back to where one wanted to go. */
export const loginFor = (next: string) => withQuery('/login', { next })
export const register = '/register/single'
export const registerFor = (next: string) => withQuery('/register/single', { next })
export const registerMinor = '/register/children'
export const recover = '/register/findpwd'
export const identityCheck = '/identity-check'
export const agreementCheck = '/agreement-check'
export const infringement = '/infringement'
export const release = (code: string) => `/release/${code}`
export const releaseShort = (code: string) => `/r/${code}`
export const releaseCode = (code: string) => `/release/${code}/qr.svg`
export const releaseDate = (code: string) => `/release/${code}/release.ics`
export const api = '/docs/api'
export const clientFile = (name: string) => `/docs/api/${name}`
export const apiCall = (name: string) => `/docs/api?call=${name}`
export const openapi = '/openapi.json'
export const qr = (platform: 'ios' | 'android') => `/qr/${platform}.svg`
