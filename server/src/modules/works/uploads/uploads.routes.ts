import {
  completeUpload,
  listUploadParts,
  signUploadParts,
  storageUse,
  uploadGrant,
  uploadState,
} from '#contract/works/calls'
import { handle } from '../../../platform/http/call-handler'
import { completeOneUpload } from './complete-upload'
import { grantUpload } from './grant-upload'
import { listParts } from './list-parts'
import { signParts } from './sign-parts'
import { readStorageUse } from './storage-use'
import { readUploadState } from './upload-state'

export const uploadsRoutes = [
  handle(uploadGrant, grantUpload),
  handle(uploadState, readUploadState),
  handle(listUploadParts, listParts),
  handle(signUploadParts, signParts),
  handle(completeUpload, completeOneUpload),
  handle(storageUse, readStorageUse),
]
