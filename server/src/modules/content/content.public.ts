export { agreeTo } from './agree-to'
export { publishStartingPages } from './publish-starting-pages'
