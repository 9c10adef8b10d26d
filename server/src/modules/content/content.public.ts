export { agreeTo } from './agree-to'
export { registerContentPictures } from './pictures/content-pictures'
export { seedApplication } from './plans/seed-application'
export { publishStartingContent } from './publish-starting-content'
