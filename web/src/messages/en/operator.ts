import type { words as source } from '../zh-CN/operator'

export const words = {
  'door.title': 'Operator console',
  'door.text':
    'Review, distribution, bills and support happen here. Staff login opens soon and takes a password and a second factor.',
  'door.back': 'Back to the site',
} satisfies Record<keyof typeof source, string>
