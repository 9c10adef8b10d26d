// The selected menu entry is remembered in a cookie, for pages that belong to no entry. Default: the first.
import { readCookie, writeCookie } from './cookies'

export function rememberedMenuIndex(entries: number): number {
  const index = Number(readCookie('menu') ?? 0)
  return Number.isInteger(index) && index >= 0 && index < entries ? index : 0
}

export function rememberMenuIndex(index: number) {
  writeCookie('menu', String(index))
}
