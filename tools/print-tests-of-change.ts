// Prints, as JSON, the tests for the files named in the arguments.
import { readImportGraph } from './import-graph'
import { readSources } from './read-sources'
import { findTestsOfChange } from './tests-of-change'

const graph = readImportGraph(readSources(['contract', 'covers', 'server', 'web', 'tools', 'e2e']))
console.log(JSON.stringify(findTestsOfChange(process.argv.slice(2), graph)))
