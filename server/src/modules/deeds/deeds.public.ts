export { actOrPend, deedsWait } from './act-or-pend'
export { areInOffice } from './are-in-office'
export { confirmDeed } from './confirm-deed'
export { type DeedMaker, type DeedMeans, joinDeeds } from './deed-makers'
export { endOf } from './deeds.policy'
export {
  findWaiting,
  listSelves,
  listWaitingDeeds,
  lockDeed,
  sumOverlookedDeeds,
  sumWaitingDeeds,
  waitsAbout,
} from './deeds.queries'
export { momentInChina } from './moment-in-china'
export { performDeeds } from './perform-deeds.job'
export { rolesInWords } from './roles-in-words'
export { wordsOf } from './tell-of-deed'
