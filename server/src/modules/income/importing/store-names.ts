// One store, however its payer writes it: in another case, in full width, with other spaces. What is shown and kept has an end and no control
// characters, for it comes out of a file.
import { knownStores } from './known-stores'

const longest = 100

/** As it is shown. */
export const shownStore = (name: string): string =>
  [
    ...name
      .normalize('NFKC')
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .trim(),
  ]
    .slice(0, longest)
    .join('')
    .trim()

/** Equal for one store. */
export const storeKey = (name: string): string => shownStore(name).toLowerCase()

const names = new Map(
  knownStores.flatMap(({ name, others }) => [name, ...others].map(other => [storeKey(other), name] as const)),
)

/** What the store calls itself, where it is one that many payers name; else as the payer writes it. */
export const nameOfStore = (name: string): string => names.get(storeKey(name)) ?? shownStore(name)

/** A payer may leave the store out. */
export const unnamedStore = { 'zh-CN': '未注明渠道', en: 'Store not stated' }
