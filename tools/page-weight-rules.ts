// What the pages of an area may load at first, whatever its table allows for. What is not on the screen yet is loaded later, with import().

export interface WeightRule {
  /** When given, the only packages. */
  only?: RegExp
  never?: RegExp
  /** Bytes, gzipped, that no table may raise. */
  most?: { javascript: number; css: number }
}

const everyday = 'react|react-dom|scheduler|react-router|clsx|lucide-react|@fontsource-variable/.+'
const forms = 'zod|react-hook-form|@hookform/resolvers|altcha-lib|@radix-ui/.+'
const exactly = (names: string) => new RegExp(`^(${names})$`)

const guest: WeightRule = { only: exactly(everyday), most: { javascript: 135_000, css: 16_000 } }
/** Charts, editors of text, players, readers of codes and of pictures, comparing, judging passwords. */
const late = exactly(
  'echarts|zrender|@tiptap/.+|prosemirror-.+|linkifyjs|wavesurfer\\.js|jsqr|qrcode|diff|@zxcvbn-ts/.+|opencc-js|libphonenumber-js|tldts|konva|react-day-picker|date-fns|@date-fns/.+',
)

export const WEIGHT_RULES: Record<string, WeightRule> = {
  guest,
  app: guest,
  passport: {
    only: exactly(
      `${everyday}|${forms}|@tanstack/(react-query|query-core)|react-dropzone|file-selector|attr-accept`,
    ),
    most: { javascript: 220_000, css: 16_000 },
  },
  member: { never: late },
  operator: { never: late },
}
