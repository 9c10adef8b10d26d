export { createAgent, type NewAgent } from './create-agent'
export { registerDownloadCodes } from './download-codes'
export { registerRobots } from './robots'
export { lockAgent } from './sites.queries'
