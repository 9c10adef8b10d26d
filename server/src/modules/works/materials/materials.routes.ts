import * as calls from '#contract/works/material-calls'
import { handle } from '../../../platform/http/call-handler'
import { checkOwnAgain } from './check-again'
import { chooseOwnEncoding } from './choose-encoding'
import { copyOwnMaterial } from './copy-material'
import { listOwnEncodings } from './list-encodings'
import { listOwnMaterials } from './list-materials'
import { readOwnLyrics } from './read-lyrics'
import { readOwnWaveform } from './read-waveform'
import { removeOwnMaterial } from './remove-material'
import { saveOwnLyrics } from './save-lyrics'

export const materialsRoutes = [
  handle(calls.listMaterials, listOwnMaterials),
  handle(calls.removeMaterial, removeOwnMaterial),
  handle(calls.copyMaterial, copyOwnMaterial),
  handle(calls.checkAgain, checkOwnAgain),
  handle(calls.readWaveform, readOwnWaveform),
  handle(calls.readLyrics, readOwnLyrics),
  handle(calls.saveLyrics, saveOwnLyrics),
  handle(calls.listEncodings, listOwnEncodings),
  handle(calls.chooseEncoding, chooseOwnEncoding),
]
