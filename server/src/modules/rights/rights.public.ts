export { agreementsOf } from './agreements-of-work'
