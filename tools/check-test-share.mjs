// Tests grow with what they test: lines of tests, and of what only tests use, for each line of the program. Dictionaries and generated
// types are data.
import { readdirSync, readFileSync } from 'node:fs'
import { inRoot } from './project.mjs'

/** @type {Record<string, { folder: string[], least: number }>} */
const parts = {
  server: { folder: ['server', 'src'], least: 0.6 },
  web: { folder: ['web', 'src'], least: 0.25 },
}
const isTest = /\.test\.tsx?$|(^|[\\/])testing[\\/]/
const isData = /(^|[\\/])messages[\\/]|[\\/]schema\.ts$/

for (const [name, { folder, least }] of Object.entries(parts)) {
  let [tests, program] = [0, 0]
  for (const entry of readdirSync(inRoot(...folder), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(entry) || isData.test(entry)) continue
    const lines = readFileSync(inRoot(...folder, entry), 'utf8').split('\n').length - 1
    if (isTest.test(entry)) tests += lines
    else program += lines
  }
  const share = tests / program
  console.log(`${name}: ${tests} lines of tests to ${program}, ${share.toFixed(3)}; at least ${least}`)
  if (share < least) process.exitCode = 1
}
