// The selected menu entry is remembered in a cookie, as the specification wants it. Without one, or with one that names no entry: the first.
import { readCookie, writeCookie } from './cookies'

const name = 'menu'

export function rememberMenuIndex(index: number) {
  writeCookie(name, String(index))
}

export function readMenuIndex(entries: number): number {
  const kept = readCookie(name) ?? ''
  return /^\d$/.test(kept) && Number(kept) < entries ? Number(kept) : 0
}
