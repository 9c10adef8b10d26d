import { uploadFile } from '#contract/files/calls'
import { handle } from '../../platform/http/call-handler'
import { uploadSmallFile } from './upload-file'

export const filesRoutes = [handle(uploadFile, uploadSmallFile)]
