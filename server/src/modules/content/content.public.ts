export { agreeTo } from './agree-to'
export { registerContentPictures } from './pictures/content-pictures'
export { publishStartingContent } from './publish-starting-content'
