export { agreeTo } from './agree-to'
export { publishStartingHelp } from './publish-starting-help'
export { publishStartingPages } from './publish-starting-pages'
