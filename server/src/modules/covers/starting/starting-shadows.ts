import type { ShadowFields } from '../shadows/shadows.queries'

const shadow = (
  zh: string,
  en: string,
  [offset_x, offset_y, blur]: [number, number, number],
  color: string,
  opacity: number,
): ShadowFields => ({ names: { 'zh-CN': zh, en }, offset_x, offset_y, blur, color, opacity })

/** In units of a cover, whose side has 3000: from a breath of depth to a hard print. */
export const startingShadows: readonly ShadowFields[] = [
  shadow('轻柔', 'Soft', [0, 12, 36], '#000000', 0.28),
  shadow('浮起', 'Lifted', [0, 36, 90], '#000000', 0.34),
  shadow('高悬', 'Floating', [0, 90, 220], '#000000', 0.38),
  shadow('贴纸', 'Sticker', [0, 8, 10], '#000000', 0.45),
  shadow('错版', 'Offset print', [26, 26, 0], '#000000', 1),
  shadow('长影', 'Long', [110, 110, 60], '#000000', 0.4),
  shadow('夜光', 'Glow', [0, 0, 140], '#ffffff', 0.75),
  shadow('灯火', 'Lamplight', [0, 0, 180], '#ffb24d', 0.7),
]
