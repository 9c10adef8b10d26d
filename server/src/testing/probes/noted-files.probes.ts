import * as noted from '../../platform/storage/noted-files.queries'
import { find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof noted> = {
  noteFile: write(tx => noted.noteFile(tx, 'noted', new Date())),
  isFileWanted: find(tx => noted.isFileWanted(tx, 'site-pictures/owned')),
}
