import { withQuery } from './with-query'

export const publish = '/work-publish/entry'
export const step = (step: 1 | 2 | 3, workId: number) => `/work-publish/step/step-${step}?id=${workId}`
export const updateMusic = (workId: number) => `/work-publish/update-music?id=${workId}`
export const addMaterial = (workId: number) => `/work-publish/add-material?id=${workId}`
export const works = '/work-management/list'
export const work = (workId: number) => `/work-management/detail?id=${workId}`
export const storage = '/work-management/storage'
export const moveIn = '/work-management/move-in'
export const ownInfringement = (id: number) => `/work-management/claim?id=${id}`
export const messages = '/system-message'
export const tickets = '/gongdan/list'
export const ticket = (id: number) => `/gongdan/detail?id=${id}`
export const newTicket = ({ about }: { about?: { kind: string; id: number } | null } = {}) =>
  about ? `/gongdan/add?about=${about.kind}&id=${about.id}` : '/gongdan/add'
export const information = '/person-center/information'
export const bills = '/person-center/income-bill/list'
export const billsOf = (filter: { status?: number; from?: string; to?: string; channel?: number }) =>
  withQuery('/person-center/income-bill/list', {
    from: filter.from,
    to: filter.to,
    channel: filter.channel?.toString(),
    status: filter.status?.toString(),
  })
export const incomeFigures = '/person-center/income-bill/figures'
export const bill = (id: number) => `/person-center/income-bill/detail?id=${id}`
export const withdraw = '/person-center/withdraw'
export const withdrawal = (id: number) => `/person-center/withdraw?id=${id}`
export const company = '/person-center/company'
export const registerCompany = '/register/single?next=%2Fperson-center%2Fcompany'
export const developer = '/person-center/developer'
export const roster = '/person-center/roster'
export const splits = '/person-center/splits'
export const split = (isrc: string) => withQuery('/person-center/splits/track', { isrc })
export const security = '/person-center/reset-pwd'
export const updateInfo = '/person-center/update-info'
export const smartCover = '/intelligence-cover'
export const smartCoverFor = (workId: number) => withQuery('/intelligence-cover', { work: workId.toString() })
export const manualCover = '/intelligence-cover-head'
export const manualCoverFor = (workId: number) =>
  withQuery('/intelligence-cover-head', { work: workId.toString() })
export const editCover = (designId: number) =>
  withQuery('/intelligence-cover-head/edit', { id: designId.toString() })
export const minorInformation = '/realidcation'
