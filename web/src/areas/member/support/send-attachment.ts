import { uploadFile } from '#contract/files/calls'
import type { SendFile } from '../../../features/support/files/use-attachments'
import { apiWithFile } from '../../../lib/api'

export const sendAttachment: SendFile = async (file, options) =>
  (await apiWithFile(uploadFile, { purpose: 'attachment' }, file, options)).data
