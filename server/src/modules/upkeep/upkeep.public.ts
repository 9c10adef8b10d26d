export { findLastBackup } from './upkeep.queries'
