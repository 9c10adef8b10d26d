// The selected menu entry is remembered in a cookie, as the specification wants it. Without one: the first.
import { writeCookie } from './cookies'

export function rememberMenuIndex(index: number) {
  writeCookie('menu', String(index))
}
