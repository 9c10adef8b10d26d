export { createAgent, type NewAgent } from './create-agent'
export { registerDownloadCodes } from './download-codes'
export { emptySite } from './empty-site'
export { registerSitePictures } from './settings/site-pictures'
