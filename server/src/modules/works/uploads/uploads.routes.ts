import { storageUse, uploadGrant, uploadState } from '#contract/works/calls'
import { handle } from '../../../platform/http/call-handler'
import { grantUpload } from './grant-upload'
import { readStorageUse } from './storage-use'
import { readUploadState } from './upload-state'

export const uploadsRoutes = [
  handle(uploadGrant, grantUpload),
  handle(uploadState, readUploadState),
  handle(storageUse, readStorageUse),
]
