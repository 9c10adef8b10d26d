// npm run notices: writes THIRD-PARTY.md anew.
import './require-node.mjs'
import { writeFileSync } from 'node:fs'
import { say } from './progress.mjs'
import { inRoot } from './project.mjs'
import { noticeOf, thirdParties } from './third-party.mjs'

const parts = thirdParties()
writeFileSync(inRoot('THIRD-PARTY.md'), noticeOf(parts))
say(`${parts.length} packages and fonts`)
