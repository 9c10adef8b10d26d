export { agreementsOf } from './agreements-of-work'
export { seedAgreement } from './seed-agreement'
