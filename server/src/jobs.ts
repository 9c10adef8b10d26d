// Every kind of job the worker can run.
import { emptyDueAccount, sendTextMessage } from './modules/identity/identity.public'
import { removeStoredFiles } from './modules/works/files/remove-stored-files.job'
import { checkMaterial } from './modules/works/materials/check-material.job'
import { dropUploads } from './modules/works/uploads/drop-uploads.job'
import { keepUpload } from './modules/works/uploads/keep-upload.job'
import type { Job } from './platform/jobs/job'
import { removeFiles } from './platform/storage/remove-files.job'

export const jobs = [
  sendTextMessage,
  removeFiles,
  emptyDueAccount,
  keepUpload,
  dropUploads,
  removeStoredFiles,
  checkMaterial,
] as Job[]
