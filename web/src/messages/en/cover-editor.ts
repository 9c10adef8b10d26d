import type { AreaWords } from '../areas'

export const words: AreaWords['cover-editor'] = {
  loading: 'Opening the design',
}
