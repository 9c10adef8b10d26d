export { seedApplication } from './seed-application'
