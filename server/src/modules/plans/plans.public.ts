export { plansOfAccount } from './plans-of-account'
export { seedApplication } from './seed-application'
