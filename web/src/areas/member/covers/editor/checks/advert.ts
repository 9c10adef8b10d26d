// What channels refuse on covers: addresses, accounts, prices. Judged by the text alone; pictures are looked at by people.
import type { Layer } from '#contract/covers/scene'
import { seenText } from '#covers/check/check-scene'

const signs = [
  /https?:\/\/\S+/i,
  /\bwww\.\S+/i,
  /\b[\w-]+\.(com|cn|net|org|io|fm|tv|app|me|cc|top|xyz)\b/i,
  /[\w.+-]+@[\w-]+\.\w+/,
  /(^|\s)@[\p{L}\d_.]{2,}/u,
  /[¥￥$€£]\s?\d+/,
  /\d+\s?(元|块钱|USD|RMB|CNY)/i,
  /(QQ|微信|WeChat|VX|抖音号)\s*[:：]?\s*[\w-]{4,}/i,
  /(扫码|二维码|QR code)/i,
]

/** The first that is found, as it is written. */
export function advertIn(layers: readonly Layer[]): string | undefined {
  for (const { layer } of seenText(layers)) {
    for (const sign of signs) {
      const [found] = sign.exec(layer.text) ?? []
      if (found !== undefined) return found.trim()
    }
  }
  return undefined
}
