import type { MaterialType } from '#contract/works/material'

/** What an upload may be besides a recording: other modules take it. */
const otherUploads = ['report', 'move-in-list', 'move-in-file'] as const
export type OtherUpload = (typeof otherUploads)[number]

export const isOther = (type: MaterialType | OtherUpload): type is OtherUpload =>
  (otherUploads as readonly string[]).includes(type)
