// Style sheets are not loaded here, so what a style computes to is what the element itself says and what its tag begins with.
// Going through the browser's default sheet for that, once for each element of each look, takes most of a test's time.

import { isClosedLayer } from './native-layers'

const inline = /^(A|ABBR|B|BUTTON|CODE|EM|I|IMG|INPUT|KBD|LABEL|SELECT|SMALL|SPAN|STRONG|SVG|TEXTAREA)$/i

export function quickStyle(element: Element): CSSStyleDeclaration {
  const own = (element as HTMLElement).style as CSSStyleDeclaration | undefined
  const read = (name: string): string => {
    const given = own?.getPropertyValue(name)
    if (given) return given
    if (name === 'display') return displayOf(element)
    return initial[name] ?? ''
  }
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) => {
      if (name === 'getPropertyValue') return read
      return typeof name === 'string' ? read(dashed(name)) : undefined
    },
  })
}

const initial: Record<string, string> = {
  visibility: 'visible',
  position: 'static',
  overflow: 'visible',
  'pointer-events': 'auto',
  'animation-name': 'none',
  content: 'none',
}

function displayOf(element: Element): string {
  if (element.hasAttribute('hidden') || isClosedLayer(element)) return 'none'
  return inline.test(element.tagName) ? 'inline' : 'block'
}

const dashed = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
