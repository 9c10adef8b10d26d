import type { words as source } from '../zh-CN/report-check'

export const words = {
  'missing.title': 'No such report',
} satisfies Record<keyof typeof source, string>
