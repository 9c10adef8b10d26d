import type { AreaWords } from '../areas'

export const words: AreaWords['cover-offer'] = {
  title: 'Cover material',
}
