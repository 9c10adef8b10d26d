// npm run legal: writes docs/legal-texts.md, where a lawyer reads both languages of each legal text beside each other.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sideBySide } from './legal-texts/side-by-side'

writeFileSync(join(import.meta.dirname, '../docs/legal-texts.md'), sideBySide())
