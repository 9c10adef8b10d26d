// npm run notices: writes THIRD-PARTY.md anew.
import { writeFileSync } from 'node:fs'
import { noticeOf, thirdParties } from './third-party'

const parts = thirdParties()
writeFileSync('THIRD-PARTY.md', noticeOf(parts))
console.log(`${parts.length} packages and fonts`)
